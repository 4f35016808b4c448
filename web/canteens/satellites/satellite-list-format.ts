import { type SatelliteOrder, satelliteOrders } from '@ma-cantine/lib/canteens/satellites-api'
import { listAddressFormat, oneCode, orderName, pageParameter, sizeParameter } from '@ma-cantine/lib/lists/list-address'
import { type ColumnOrder, columnOrder } from '@ma-cantine/lib/lists/sorting-cycle'

const standardOrder = 'name'

export const shownOrders = [
  'name',
  '-name',
  'siret',
  '-siret',
  '-dailyMealCount',
  'dailyMealCount',
] as const satisfies (SatelliteOrder | `-${SatelliteOrder}`)[]
export type ShownOrder = (typeof shownOrders)[number]

/** What the address says of the list. */
export interface SatelliteListAddress {
  readonly page: number
  readonly size: number
  readonly order: ShownOrder
}

export const satelliteListFormat = listAddressFormat<SatelliteListAddress>({
  page: pageParameter(),
  size: sizeParameter,
  order: oneCode(orderName, shownOrders, standardOrder),
})

/** How the list is ordered by the title of a column. */
export const satelliteColumnOrder = (order: ShownOrder, field: SatelliteOrder): ColumnOrder =>
  columnOrder(order, field, satelliteOrders, standardOrder)

/** The order that the title of a column asks for. */
export const readShownOrder = (text: string): ShownOrder => shownOrders.find(order => order === text) ?? standardOrder
