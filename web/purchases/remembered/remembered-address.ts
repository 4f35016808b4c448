import {
  listAddressFormat,
  orderParameter,
  pageParameter,
  searchParameter,
  sizeParameter,
  textParameter,
} from '@ma-cantine/lib/lists/list-address'
import { type ColumnOrder, columnOrder } from '@ma-cantine/lib/lists/sorting-cycle'
import { type RememberedLabelOrder, rememberedLabelOrders } from '@ma-cantine/lib/purchases/remembered-label-orders'

/** The order of the server when none is asked for. */
const standardOrder = 'article'

/** The orders to choose from, besides the standard one. */
export const listedOrders = [
  '-article',
  'provider',
  '-provider',
  '-lastPurchaseDate',
  'lastPurchaseDate',
  '-purchaseCount',
  'purchaseCount',
] as const satisfies readonly (RememberedLabelOrder | `-${RememberedLabelOrder}`)[]
export type ListedOrder = (typeof listedOrders)[number]

/** What a person chose to see of what is remembered. */
export interface RememberedAddress {
  readonly page: number
  readonly size: number
  readonly search: string
  /** Orders as the API writes them, separated by commas; empty for the standard one. */
  readonly order: string
  /** The id of the canteen whose memory is shown; empty for that of the canteens that share. */
  readonly canteen: string
}

export const rememberedFormat = listAddressFormat<RememberedAddress>({
  page: pageParameter(),
  size: sizeParameter,
  search: searchParameter,
  order: orderParameter(rememberedLabelOrders, standardOrder),
  canteen: textParameter('cantine', ([text = '']) => (/^[1-9]\d{0,8}$/.test(text) ? text : '')),
})

/** How the list is ordered by the title of a column. */
export const rememberedColumnOrder = (order: string, field: RememberedLabelOrder): ColumnOrder =>
  columnOrder(order, field, rememberedLabelOrders, standardOrder)
