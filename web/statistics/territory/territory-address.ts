import { sectorsParameter } from '@ma-cantine/lib/canteens/sectors-parameter'
import {
  type ListParameters,
  listAddressFormat,
  oneCode,
  orderParameter,
  pageParameter,
  searchParameter,
  sizeParameter,
  textParameter,
} from '@ma-cantine/lib/lists/list-address'
import { type ColumnOrder, columnOrder } from '@ma-cantine/lib/lists/sorting-cycle'
import { type TerritoryOrder, territoryOrders } from '@ma-cantine/lib/statistics/territory-canteens-api'
import { findDepartment } from '@ma-cantine/lib/territories/departments'
import { type TypeFilter, typeFilters } from '../../canteens/list-choice.ts'

/** The choices of a filter, by the codes that addresses have, as the API takes them. */
export const publicationFilters = { 'en-ligne': 'published', 'non-publiee': 'draft' } as const
export type PublicationFilter = keyof typeof publicationFilters

export const declarationFilters = { faite: 'true', manquante: 'false' } as const
export type DeclarationFilter = keyof typeof declarationFilters

/** Whether somebody manages the canteen. */
export const managerFilters = { avec: 'true', sans: 'false' } as const
export type ManagerFilter = keyof typeof managerFilters

/** What narrows the list down; all of it must match. Empty = everything. */
export interface TerritoryListFilters {
  readonly search: string
  readonly department: string
  /** Ids, one of which must match. */
  readonly sectors: readonly number[]
  readonly type: TypeFilter | ''
  readonly publication: PublicationFilter | ''
  readonly declaration: DeclarationFilter | ''
  readonly manager: ManagerFilter | ''
}

/** What an elected official chose to see of their territory: all of it is in the address. */
export interface TerritoryAddress extends TerritoryListFilters {
  readonly page: number
  readonly size: number
  /** Orders as the API writes them, separated by commas; empty for that of names. */
  readonly order: string
}

export const noFilters: TerritoryListFilters = {
  search: '',
  department: '',
  sectors: [],
  type: '',
  publication: '',
  declaration: '',
  manager: '',
}

/** The order of the list when none is asked for. */
const standardOrder = 'name'

/** The orders to choose from, besides the standard one. */
export const listedOrders = [
  '-name',
  'city',
  '-city',
  'siret',
  '-siret',
  '-dailyMealCount',
  'dailyMealCount',
  '-publicationStatus',
  'publicationStatus',
] as const satisfies readonly (TerritoryOrder | `-${TerritoryOrder}`)[]
export type ListedOrder = (typeof listedOrders)[number]

const codesOf = <Code extends string>(filters: Readonly<Record<Code, unknown>>) => Object.keys(filters) as Code[]

const parameters: ListParameters<TerritoryAddress> = {
  page: pageParameter(),
  size: sizeParameter,
  order: orderParameter(territoryOrders, standardOrder),
  search: searchParameter,
  department: textParameter('departement', ([text = '']) => findDepartment(text.toUpperCase())?.code ?? ''),
  sectors: sectorsParameter('secteurs'),
  type: oneCode<TypeFilter | ''>('typeEtablissement', codesOf(typeFilters), ''),
  publication: oneCode<PublicationFilter | ''>('publication', codesOf(publicationFilters), ''),
  declaration: oneCode<DeclarationFilter | ''>('teledeclaration', codesOf(declarationFilters), ''),
  manager: oneCode<ManagerFilter | ''>('gestionnaire', codesOf(managerFilters), ''),
}

export const territoryListFormat = listAddressFormat(parameters)

/** The filters and the order as the routes of the territory take them; the list and the exports share them. */
export const selectionOf = (address: Omit<TerritoryAddress, 'page' | 'size'>) => ({
  search: address.search,
  department: address.department,
  sectors: address.sectors.join(','),
  production_type: address.type && typeFilters[address.type],
  publication_status: address.publication && publicationFilters[address.publication],
  declared: address.declaration && declarationFilters[address.declaration],
  managed: address.manager && managerFilters[address.manager],
  ordering: address.order || standardOrder,
})

/** The filters that are active, in the order that the screen shows them. */
export const activeFilters = (filters: TerritoryListFilters): (keyof TerritoryListFilters)[] =>
  (Object.keys(noFilters) as (keyof TerritoryListFilters)[]).filter(name => filters[name].length > 0)

/** How the list is ordered by the title of a column. */
export const territoryColumnOrder = (order: string, field: TerritoryOrder): ColumnOrder =>
  columnOrder(order, field, territoryOrders, standardOrder)
