import {
  listAddressFormat,
  orderParameter,
  pageParameter,
  searchParameter,
  severalValues,
  sizeParameter,
  textParameter,
} from '@ma-cantine/lib/lists/list-address'
import { type ColumnOrder, columnOrder } from '@ma-cantine/lib/lists/sorting-cycle'
import type { ProductFamily } from '@ma-cantine/lib/purchases/purchase-draft'
import type { StoredCharacteristic } from '@ma-cantine/lib/purchases/purchase-labels'
import { type PurchaseOrder, purchaseOrders } from '@ma-cantine/lib/purchases/purchase-orders'
import { readCharacteristics, readFamilies } from './filter-texts.ts'

/** What narrows the list down; all of it must match, one of each list. Empty = everything. */
export interface ListFilters {
  readonly search: string
  readonly families: readonly ProductFamily[]
  readonly characteristics: readonly StoredCharacteristic[]
  /** Ids of canteens. */
  readonly canteens: readonly number[]
  /** The first and the last day, YYYY-MM-DD. */
  readonly after: string
  readonly before: string
}

/** What a person chose to see of their purchases: all of it is in the address. */
export interface ListAddress extends ListFilters {
  readonly page: number
  readonly size: number
  /** Orders as the API writes them, separated by commas; empty for the latest first. */
  readonly order: string
}

export const noFilters: ListFilters = {
  search: '',
  families: [],
  characteristics: [],
  canteens: [],
  after: '',
  before: '',
}

/** The order of the server when none is asked for. */
const standardOrder = '-date'

/** The orders to choose from, besides the standard one. */
export const listedOrders = [
  'date',
  '-creationDate',
  'description',
  '-description',
  'provider',
  '-provider',
  'family',
  '-family',
  'canteenName',
  '-canteenName',
  '-priceHt',
  'priceHt',
] as const satisfies readonly (PurchaseOrder | `-${PurchaseOrder}`)[]
export type ListedOrder = (typeof listedOrders)[number]

function readDay([text = '']: readonly string[]): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // A day that no month has, such as 30 February, would be moved to the next month.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? '' : text
}

const readIds = (text: string | null): number[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map(item => item.trim())
      .filter(item => /^[1-9]\d{0,8}$/.test(item))
      .slice(0, 100)
      .map(Number),
  ),
]

/** The names of the parameters are those of the public service. */
export const purchaseListFormat = listAddressFormat<ListAddress>({
  page: pageParameter(),
  size: sizeParameter,
  order: orderParameter(purchaseOrders, standardOrder),
  search: searchParameter,
  families: severalValues('famille', readFamilies),
  characteristics: severalValues('caracteristiques', readCharacteristics),
  canteens: severalValues('cantine', readIds),
  after: textParameter('après', readDay),
  before: textParameter('avant', readDay),
})

/** The filters and the order as the routes of purchases take them; the list and the exports share them. */
export const selectionOf = ({ search, families, characteristics, canteens, after, before, order }: ListAddress) => ({
  search,
  family: families.join(','),
  characteristics: characteristics.join(','),
  canteen: canteens.join(','),
  date_after: after,
  date_before: before,
  ordering: order,
})

/** The filters that are active, in the order that the screen shows them. */
export const activeFilters = (filters: ListFilters): (keyof ListFilters)[] =>
  (Object.keys(noFilters) as (keyof ListFilters)[]).filter(name => filters[name].length > 0)

/** How the list is ordered by the title of a column. */
export const purchaseColumnOrder = (order: string, field: PurchaseOrder): ColumnOrder =>
  columnOrder(order, field, purchaseOrders, standardOrder)
