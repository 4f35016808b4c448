import type { SatelliteOrder } from '@ma-cantine/lib/canteens/satellites-api'
import { readPageNumber } from '../../ui/pages-of-list.ts'

export const shownOrders = ['name', '-name', 'siret', '-dailyMealCount', 'dailyMealCount'] as const satisfies (
  | SatelliteOrder
  | `-${SatelliteOrder}`
)[]
export type ShownOrder = (typeof shownOrders)[number]

/** What the address says of the list. */
export interface ListAddress {
  readonly page: number
  readonly order: ShownOrder
}

export function readListAddress(parameters: URLSearchParams): ListAddress {
  return {
    page: readPageNumber(parameters.get('page')),
    order: shownOrders.find(order => order === parameters.get('trier-par')) ?? 'name',
  }
}

/** The parameters of an address, without those that say nothing. */
export function listParameters({ page, order }: ListAddress): string {
  const parameters = new URLSearchParams()
  if (page > 1) parameters.set('page', String(page))
  if (order !== 'name') parameters.set('trier-par', order)
  return parameters.size > 0 ? `?${parameters}` : ''
}
