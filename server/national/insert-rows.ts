import type { Knex } from 'knex'
import { type BulkTarget, type BulkValue, TextBuffer } from '../database/bulk-rows.ts'
import { sqlOf } from '../database/sql.ts'

/** Inserts rows at once: `COPY` on PostgreSQL. @returns their number. */
export async function insertRows(
  transaction: Knex.Transaction,
  target: BulkTarget,
  rows: readonly (readonly BulkValue[])[],
): Promise<number> {
  if (rows.length === 0) return 0
  const { bulk } = sqlOf(transaction)
  const texts = new TextBuffer()
  const slices = rows.map(row => texts.add(bulk.text(row)))
  await bulk.insert(transaction, target, bulk.gather(target, texts.bytes, slices))
  return rows.length
}
