import type { CanteenSelection, canteenOrders } from '@ma-cantine/lib/canteens/canteens-api'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
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

/** A page of the canteens that the user manages and that match the search and the filter, newest first by default. */
export async function listManagedCanteens(
  database: Knex,
  reach: Reach,
  { search, ordering, production_type, limit, offset }: CanteenSelection,
): Promise<PageOfIds> {
  const found = () => {
    const query = whereManaged(database, database('canteens'), 'id', reach)
    if (production_type.length > 0) query.where(inList(database, 'production_type', production_type, 'text'))
    for (const term of search) query.whereRaw("search_text LIKE ? ESCAPE '\\'", [likePattern(term)])
    return query
  }
  const order = ordering.length > 0 ? ordering : [{ field: 'creationDate', descending: true } as const]
  const [total, rows] = await Promise.all([
    found().count({ count: '*' }).first(),
    found()
      .orderByRaw(orderTerms(order, columns, ['id']))
      .limit(limit)
      .offset(offset)
      .select('id'),
  ])
  return { count: Number(total?.count), ids: rows.map(({ id }: { id: number }) => id) }
}
