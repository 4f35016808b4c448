import type { CanteenSelection, canteenOrders } from '@ma-cantine/lib/canteens/canteens-api'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { isCreatedBy } from '../history/application-creations.ts'
import { likePattern } from '../lists/like-pattern.ts'
import { type OrderColumn, orderTerms } from '../lists/order-terms.ts'
import { type Reach, whereManaged } from '../teams/managed-canteens.ts'

const columns: Readonly<Record<(typeof canteenOrders)[number], OrderColumn>> = {
  // It begins with the name, without case and accents: « École » stands among the E.
  name: { column: 'search_text' },
  creationDate: { column: 'creation_date' },
  modificationDate: { column: 'modification_date' },
  dailyMealCount: { column: 'daily_meal_count', nullable: true },
}

export interface PageOfIds {
  /** Number of canteens in the whole list. */
  readonly count: number
  /** Ids of the canteens of the page, in order. */
  readonly ids: readonly number[]
}

export type CanteenFilters = Omit<CanteenSelection, 'limit' | 'offset'> & {
  /** Ids to choose among; empty for all. */
  readonly id?: readonly number[]
  /** The id of the application that created them; null for all. */
  readonly creator?: number | null
}

function found(database: Knex, reach: Reach, { search, production_type, id = [], creator = null }: CanteenFilters) {
  const query = whereManaged(database, database('canteens'), 'id', reach)
  if (production_type.length > 0) query.where(inList(database, 'production_type', production_type, 'text'))
  for (const term of search) query.whereRaw("search_text LIKE ? ESCAPE '\\'", [likePattern(term)])
  if (id.length > 0) query.where(inList(database, 'id', id))
  if (creator !== null) query.where(isCreatedBy(database, creator, 'canteens'))
  return query
}

/** Newest first by default. */
const orderOf = ({ ordering }: CanteenFilters): string =>
  orderTerms(ordering.length > 0 ? ordering : [{ field: 'creationDate', descending: true }], columns, ['id'])

export interface SelectedCanteen {
  readonly id: number
  readonly siret: string | null
  readonly productionType: string | null
}

/** All the canteens that the user manages and that match, in order. */
export const listSelectedCanteens = (
  database: Knex,
  reach: Reach,
  filters: CanteenFilters,
): Promise<SelectedCanteen[]> =>
  found(database, reach, filters).orderByRaw(orderOf(filters)).select('id', 'siret', 'productionType')

/** A page of the canteens that the user manages and that match the search and the filter, newest first by default. */
export async function listManagedCanteens(
  database: Knex,
  reach: Reach,
  { limit, offset, ...filters }: CanteenFilters & Pick<CanteenSelection, 'limit' | 'offset'>,
): Promise<PageOfIds> {
  const [total, rows] = await Promise.all([
    found(database, reach, filters).count({ count: '*' }).first(),
    found(database, reach, filters).orderByRaw(orderOf(filters)).limit(limit).offset(offset).select('id'),
  ])
  return { count: Number(total?.count), ids: rows.map(({ id }: { id: number }) => id) }
}
