import type { Knex } from 'knex'
import { isPostgresql, sqlOf } from '../database/sql.ts'
import type { PreparedPurchase } from './purchase-batch.ts'
import type { PurchaseGroup } from './purchase-groups.ts'

const columns = { canteen_id: 'integer', family: 'text', characteristics: 'text', count: 'integer' } as const
const names = Object.keys(columns).join(', ')

/**
 * Adds purchases that an import has just inserted to the counts of the lists. PostgreSQL counts them itself, once a
 * statement; SQLite would count them one by one, a sixth of its time.
 */
export async function countInserted(
  transaction: Knex.Transaction,
  purchases: readonly PreparedPurchase[],
): Promise<void> {
  if (isPostgresql(transaction)) return
  const counts = new Map<PurchaseGroup, number>()
  for (const { group } of purchases) counts.set(group, (counts.get(group) ?? 0) + 1)
  const rows = [...counts].map(([{ canteenId, family, characteristics }, count]) => {
    return [canteenId, family, characteristics, count]
  })
  await transaction.raw(
    `INSERT INTO purchase_counts (${names}) SELECT ${names} FROM ${sqlOf(transaction).jsonRows(columns)} WHERE true
     ON CONFLICT (canteen_id, family, characteristics) DO UPDATE SET count = purchase_counts.count + excluded.count`,
    [JSON.stringify(rows)],
  )
}
