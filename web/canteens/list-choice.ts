import type { canteenOrders } from '@ma-cantine/lib/canteens/canteens-api'
import type { ProductionType } from '@ma-cantine/lib/canteens/production'
import { readPageNumber } from '../ui/pages-of-list.ts'

/** The types to choose from, by the codes that addresses have. */
export const typeFilters = {
  livreurs: 'central,central_serving',
  sites: 'site,site_cooked_elsewhere',
} as const satisfies Readonly<Record<string, `${ProductionType},${ProductionType}`>>
export type TypeFilter = keyof typeof typeFilters

type Ordering = (typeof canteenOrders)[number] | `-${(typeof canteenOrders)[number]}` | 'action'

/** The orders to choose from, by the codes that addresses have; the first is the standard one. */
export const listOrders = {
  recentes: '-creationDate',
  nom: 'name',
  modification: '-modificationDate',
  couverts: '-dailyMealCount',
  'a-faire': 'action',
} as const satisfies Readonly<Record<string, Ordering>>
export type ListOrder = keyof typeof listOrders

/** What a person chose to see of the list, as the API takes it. Empty = everything. */
export interface ListChoice {
  readonly page: number
  readonly search: string
  readonly type: string
  readonly order: string
}

/** The same as the address has it. */
export interface ListAddress {
  readonly page: number
  readonly search: string
  readonly type: TypeFilter | ''
  readonly order: ListOrder
}

/** Reads the address; the public service writes the types themselves in it. */
export function readListAddress(parameters: URLSearchParams): ListAddress {
  const [page, type, order] = ['cantinePage', 'typeEtablissement', 'tri'].map(name => parameters.get(name))
  const known = (Object.keys(typeFilters) as TypeFilter[]).find(code => code === type || typeFilters[code] === type)
  return {
    page: readPageNumber(page ?? null),
    search: (parameters.get('recherche') ?? '').trim().slice(0, 200),
    type: known ?? '',
    order: (Object.keys(listOrders) as ListOrder[]).find(code => code === order) ?? 'recentes',
  }
}

/** The parameters of an address, without those that say nothing. */
export function listParameters({ page, search, type, order }: ListAddress): string {
  const parameters = new URLSearchParams()
  if (page > 1) parameters.set('cantinePage', String(page))
  if (search) parameters.set('recherche', search)
  if (type) parameters.set('typeEtablissement', type)
  if (order !== 'recentes') parameters.set('tri', order)
  return parameters.size > 0 ? `?${parameters}` : ''
}

export const choiceOf = ({ page, search, type, order }: ListAddress): ListChoice => ({
  page,
  search,
  type: type && typeFilters[type],
  order: listOrders[order],
})
