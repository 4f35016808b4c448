import type { SatelliteOrder } from '@ma-cantine/lib/canteens/satellites-api'

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
  const page = parameters.get('page') ?? ''
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
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
