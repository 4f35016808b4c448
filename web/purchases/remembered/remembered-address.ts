import {
  listAddressFormat,
  oneCode,
  orderName,
  pageParameter,
  searchParameter,
  sizeParameter,
} from '@ma-cantine/lib/lists/list-address'
import type { RememberedLabelOrder } from '@ma-cantine/lib/purchases/remembered-label-orders'

/** The orders to choose from, by the codes that addresses have; the first is the standard one. */
export const rememberedOrders = {
  produit: 'article',
  fournisseur: 'provider',
  achats: '-purchaseCount',
} as const satisfies Readonly<Record<string, RememberedLabelOrder | `-${RememberedLabelOrder}`>>
export type RememberedListOrder = keyof typeof rememberedOrders

/** What a person chose to see of what is remembered. */
export interface RememberedAddress {
  readonly page: number
  readonly size: number
  readonly search: string
  readonly order: RememberedListOrder
}

export const rememberedFormat = listAddressFormat<RememberedAddress>({
  page: pageParameter(),
  size: sizeParameter,
  search: searchParameter,
  order: oneCode(orderName, Object.keys(rememberedOrders) as RememberedListOrder[], 'produit'),
})
