import type { canteenOrders } from '@ma-cantine/lib/canteens/canteens-api'
import type { ProductionType } from '@ma-cantine/lib/canteens/production'
import {
  listAddressFormat,
  oneCode,
  orderName,
  pageParameter,
  searchParameter,
  sizeParameter,
} from '@ma-cantine/lib/lists/list-address'

/** The types to choose from, by the codes that addresses have. */
export const typeFilters = {
  livreurs: 'central,central_serving',
  sites: 'site,site_cooked_elsewhere',
  groupes: 'groupe',
} as const satisfies Readonly<Record<string, ProductionType | `${ProductionType},${ProductionType}`>>
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
  readonly size: number
  readonly search: string
  readonly type: TypeFilter | ''
  readonly order: ListOrder
}

const typeCodes = Object.keys(typeFilters) as TypeFilter[]

export const canteenListFormat = listAddressFormat<ListAddress>({
  page: pageParameter('cantinePage'),
  size: sizeParameter,
  search: searchParameter,
  type: {
    name: 'typeEtablissement',
    // The public service writes the types themselves.
    read: ([text]) => typeCodes.find(code => code === text || typeFilters[code] === text) ?? '',
    write: type => (type === '' ? [] : [type]),
  },
  order: oneCode(orderName, Object.keys(listOrders) as ListOrder[], 'recentes'),
})

export const choiceOf = ({ page, search, type, order }: ListAddress): ListChoice => ({
  page,
  search,
  type: type && typeFilters[type],
  order: listOrders[order],
})
