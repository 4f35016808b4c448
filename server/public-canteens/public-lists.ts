import { currentYear } from '@ma-cantine/lib/messages/today'
import type { PublicCanteenPreview } from '@ma-cantine/lib/public-canteens/public-canteen'
import type { PublicCanteenFilters, PublicCanteenSelection } from '@ma-cantine/lib/public-canteens/public-canteens-api'
import type { Knex } from 'knex'
import { mapSelection, type PublicMap } from './clusters.ts'
import { type PublicCounts, selectCounted } from './count-public.ts'
import { loadPublicPreviews } from './load-public.ts'
import { areTied, compareByAll, PublicIndex, type PublicOrder } from './public-index.ts'
import type { PublicEntry } from './read-entries.ts'

const newestFirst: PublicOrder = { field: 'creationDate', descending: true }

/**
 * The list and the map of public canteens, made of an index in memory. What was made once is kept until a canteen changes,
 * for people read far more than they write.
 */
class PublicLists {
  readonly #database: Knex
  readonly #index: PublicIndex

  constructor(database: Knex) {
    this.#database = database
    this.#index = new PublicIndex(database)
  }

  /** A page of a selection with its counts. */
  async list({
    limit,
    offset,
    ordering,
    ...filters
  }: PublicCanteenSelection): Promise<PublicCounts & { readonly results: PublicCanteenPreview[] }> {
    await this.#index.refresh(currentYear() - 1)
    return this.#index.cached(['list', filters, ordering, limit, offset], async () => {
      const [first = newestFirst, ...more] = ordering
      const { counts, selected } = selectCounted(this.#index, filters, this.#index.ordered(first))
      const page = pageOf(selected, [first, ...more], offset, limit)
      return {
        ...counts,
        results: await loadPublicPreviews(
          this.#database,
          page.map(({ id }) => id),
        ),
      }
    })
  }

  async map(filters: PublicCanteenFilters, zoom: number): Promise<PublicMap> {
    await this.#index.refresh(currentYear() - 1)
    return this.#index.cached(['map', filters, zoom], async () =>
      mapSelection(this.#index, filters, this.#index.ordered(newestFirst), zoom),
    )
  }
}

const lists = new WeakMap<Knex, PublicLists>()

/** The lists of a node: one index for each database that its requests read, for a replica may be behind the primary. */
export function publicListsOf(reader: Knex): PublicLists {
  const known = lists.get(reader) ?? new PublicLists(reader)
  lists.set(reader, known)
  return known
}

/** A page of canteens that follow the first of these orders. */
function pageOf(
  entries: readonly PublicEntry[],
  orders: readonly [PublicOrder, ...PublicOrder[]],
  offset: number,
  limit: number,
): readonly PublicEntry[] {
  const [first, second] = orders
  if (!second) return entries.slice(offset, offset + limit)
  // What the first order does not tell apart may enter the page by the second.
  let end = Math.min(offset + limit, entries.length)
  const last = entries[end - 1]
  while (last && end < entries.length && areTied(first, last, entries[end] as PublicEntry)) end++
  return entries
    .slice(0, end)
    .sort(compareByAll(orders))
    .slice(offset, offset + limit)
}
