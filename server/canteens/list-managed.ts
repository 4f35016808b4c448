import type { canteenOrders } from '@ma-cantine/lib/canteens/canteens-api'
import type { ProductionType } from '@ma-cantine/lib/canteens/production'
import type { Order } from '@ma-cantine/lib/lists/ordering'
import { searchText } from '@ma-cantine/lib/lists/search-key'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { type OrderColumn, orderTerms } from '../lists/order-terms.ts'
import { type Reach, whereManaged } from '../teams/managed-canteens.ts'

type CanteenOrder = (typeof canteenOrders)[number]

const columns: Readonly<Record<CanteenOrder, OrderColumn>> = {
  name: { column: 'name' },
  creationDate: { column: 'creation_date' },
  modificationDate: { column: 'modification_date' },
  dailyMealCount: { column: 'daily_meal_count', nullable: true },
}

export interface CanteenSelection {
  readonly search: readonly string[]
  readonly ordering: readonly Order<CanteenOrder>[]
  readonly production_type: readonly ProductionType[]
}

/**
 * The ids of the canteens that the user manages, newest first by default. The search compares names in JavaScript: a
 * team has few canteens, and this spares a column of search text.
 */
export async function listManagedCanteenIds(
  database: Knex,
  reach: Reach,
  { search, ordering, production_type }: CanteenSelection,
): Promise<number[]> {
  const query = whereManaged(database, database('canteens'), 'id', reach).orderByRaw(
    orderTerms(ordering.length > 0 ? ordering : [{ field: 'creationDate', descending: true }], columns, ['id']),
  )
  if (production_type.length > 0) {
    query.where(inList(database, 'production_type', production_type, 'text'))
  }
  const rows: { id: number; name: string; siret: string | null }[] = await query.select('id', 'name', 'siret')
  return rows
    .filter(({ name, siret }) => {
      const text = searchText([name, siret])
      return search.every(term => text.includes(term))
    })
    .map(({ id }) => id)
}
