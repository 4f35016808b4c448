import { type Order, readOrdering } from '@ma-cantine/lib/lists/ordering'
import type { ProductFamily } from '@ma-cantine/lib/purchases/purchase-draft'
import type { StoredCharacteristic } from '@ma-cantine/lib/purchases/purchase-labels'
import { type PurchaseOrder, purchaseOrders } from '@ma-cantine/lib/purchases/purchases-api'
import { readPageNumber } from '../../ui/pages-of-list.ts'
import { readCharacteristics, readFamilies } from './filter-texts.ts'

/** Number of purchases of a page. */
export const pageSize = 20

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

/** The names of the parameters are those of the public service. */
const names = {
  page: 'page',
  order: 'trier-par',
  search: 'recherche',
  families: 'famille',
  characteristics: 'caracteristiques',
  canteens: 'cantine',
  after: 'après',
  before: 'avant',
} as const satisfies Readonly<Record<keyof ListAddress, string>>

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

const writeOrders = (orders: readonly Order<PurchaseOrder>[]): string =>
  orders.map(({ field, descending }) => `${descending ? '-' : ''}${field}`).join(',')

function readOrder(text: string | null): string {
  const order = writeOrders(readOrdering(text?.slice(0, 200), purchaseOrders))
  return order === standardOrder ? '' : order
}

function readDay(text: string | null): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(text ?? '') ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
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

/** Reads an address; what it does not understand is left out. */
export function readListAddress(parameters: URLSearchParams): ListAddress {
  // The public service repeats some parameters where ours have commas.
  const text = (name: keyof ListAddress) => parameters.getAll(names[name]).join(',') || null
  return {
    page: readPageNumber(parameters.get(names.page)),
    order: readOrder(text('order')),
    search: (parameters.get(names.search) ?? '').trim().slice(0, 200),
    families: readFamilies(text('families')),
    characteristics: readCharacteristics(text('characteristics')),
    canteens: readIds(text('canteens')),
    after: readDay(parameters.get(names.after)),
    before: readDay(parameters.get(names.before)),
  }
}

/** The parameters of an address, without those that say nothing. */
export function listParameters(address: Partial<ListAddress>): string {
  const parameters = new URLSearchParams()
  for (const name of Object.keys(names) as (keyof ListAddress)[]) {
    const value = String(address[name] ?? '')
    if (value !== '' && !(name === 'page' && value === '1')) parameters.set(names[name], value)
  }
  return parameters.size > 0 ? `?${parameters}` : ''
}

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

/** How the list is ordered by the title of a column: the next order, and the one that the title shows. */
export function columnOrder(order: string, field: PurchaseOrder) {
  const [first] = readOrdering(order || standardOrder, purchaseOrders)
  const shown = first?.field !== field ? 'none' : first.descending ? 'descending' : 'ascending'
  const next = shown === 'none' ? field : shown === 'ascending' ? `-${field}` : ''
  // By date, the standard order is already the descending one: the next order is the ascending one.
  return { shown, next: readOrder(field === 'date' && shown === 'descending' ? 'date' : next) } as const
}
