import type { Knex } from 'knex'
import { sqlOf } from '../database/sql.ts'
import { countInserted } from './count-inserted.ts'
import type { PurchaseBatch } from './purchase-batch.ts'

/** Inserts a batch at once, and has it counted. */
export async function insertPurchases(
  transaction: Knex.Transaction,
  { purchases, target, gathered }: PurchaseBatch,
): Promise<void> {
  await sqlOf(transaction).bulk.insert(transaction, target, gathered)
  await countInserted(transaction, purchases)
}
