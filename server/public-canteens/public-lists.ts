import type { canteenOrders } from '@ma-cantine/lib/canteens/canteens-api'
import { currentYear } from '@ma-cantine/lib/messages/today'
import type { PublicCanteenPreview } from '@ma-cantine/lib/public-canteens/public-canteen'
import type {
  CanteenCluster,
  PublicCanteenFilters,
  PublicCanteenSelection,
} from '@ma-cantine/lib/public-canteens/public-canteens-api'
import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import { rawRows } from '../database/sql.ts'
import { type OrderColumn, orderTerms } from '../lists/order-terms.ts'
import { clusterPublic } from './clusters.ts'
import { countLocated, countPublic, type PublicCounts } from './count-public.ts'
import { loadPublicPreviews } from './load-public.ts'
import { everyFilter, type PublicSelection, publicRows } from './public-conditions.ts'
import { publicVersion } from './public-version.ts'

const columns: Readonly<Record<(typeof canteenOrders)[number], OrderColumn>> = {
  // It begins with the name, without case and accents.
  name: { column: 'canteens.search_text' },
  creationDate: { column: 'canteens.creation_date' },
  modificationDate: { column: 'canteens.modification_date' },
  dailyMealCount: { column: 'canteens.daily_meal_count', nullable: true },
}

export interface PublicMap {
  readonly count: number
  readonly located: number
  readonly clusters: CanteenCluster[]
}

/**
 * The list and the map of public canteens. What they count depends on all canteens: it is kept until one changes, for people
 * read far more than they write.
 */
export class PublicLists {
  readonly #database: Knex
  readonly #cache: LRUCache<string, Promise<unknown>>

  constructor(database: Knex) {
    this.#database = database
    this.#cache = new LRUCache({ max: 2_000 })
  }

  /** A page of a selection with its counts. */
  async list({
    limit,
    offset,
    ordering,
    ...filters
  }: PublicCanteenSelection): Promise<PublicCounts & { readonly results: PublicCanteenPreview[] }> {
    const database = this.#database
    const selection = { filters, year: currentYear() - 1 }
    const version = await publicVersion(database)
    const [counts, results] = await Promise.all([
      this.#kept([version, 'counts', selection], () => countPublic(database, selection)),
      this.#kept([version, 'page', selection, ordering, limit, offset], async () =>
        loadPublicPreviews(database, await pageIds(database, selection, { limit, offset, ordering })),
      ),
    ])
    return { ...counts, results }
  }

  async map(filters: PublicCanteenFilters, zoom: number): Promise<PublicMap> {
    const database = this.#database
    const selection = { filters, year: currentYear() - 1 }
    const anywhere = { ...selection, filters: { ...filters, bbox: undefined } }
    const version = await publicVersion(database)
    const [counts, clusters] = await Promise.all([
      this.#kept([version, 'located', anywhere], () => countLocated(database, anywhere)),
      this.#kept([version, 'clusters', selection, zoom], () => clusterPublic(database, selection, zoom)),
    ])
    return { ...counts, clusters }
  }

  /** The value of this key, made once for all who ask meanwhile. What fails is not kept. */
  #kept<Value>(key: readonly unknown[], make: () => Promise<Value>): Promise<Value> {
    const text = JSON.stringify(key)
    const known = this.#cache.get(text) as Promise<Value> | undefined
    if (known) return known
    const made = make()
    this.#cache.set(text, made)
    made.catch(() => this.#cache.delete(text))
    return made
  }
}

async function pageIds(
  database: Knex,
  selection: PublicSelection,
  { limit, offset, ordering }: Pick<PublicCanteenSelection, 'limit' | 'offset' | 'ordering'>,
): Promise<number[]> {
  const { common, from } = publicRows(database, selection, everyFilter)
  const orders = ordering.length > 0 ? ordering : [{ field: 'creationDate', descending: true } as const]
  const rows = await rawRows<{ id: number }>(
    database,
    `${common} SELECT canteens.id ${from.sql} ORDER BY ${orderTerms(orders, columns, ['canteens.id'])} LIMIT ? OFFSET ?`,
    [...from.bindings, limit, offset],
  )
  return rows.map(({ id }) => id)
}
