import type { Knex } from 'knex'
import type { BulkRows, BulkTarget, Slice } from '../database/bulk-rows.ts'
import { sqlOf } from '../database/sql.ts'
import type { State } from '../history/states.ts'

/** A row of a file that is to be inserted: what is looked at before, and where its text is. */
export interface PreparedPurchase extends Slice {
  /** Of its file. */
  readonly row: number
  readonly fingerprint: number
  readonly canteenId: number
  /** What people know of it; null when nobody asks for it. */
  readonly told: State | null
}

/** Some purchases, in the order of lists: then they fall in fewer pages of their index. */
export interface PurchaseBatch {
  readonly purchases: readonly PreparedPurchase[]
  /** Their texts, and maybe others. */
  readonly texts: Buffer
  readonly target: BulkTarget
  /** Their texts as they are inserted. */
  readonly gathered: Buffer
  /** To look up those that are stored already; null where there is nothing to be like. */
  readonly fingerprints: string | null
}

/** A batch without the purchases of some rows. */
export function withoutRows(batch: PurchaseBatch, rows: ReadonlySet<number>, bulk: BulkRows): PurchaseBatch {
  const purchases = batch.purchases.filter(({ row }) => !rows.has(row))
  return { ...batch, purchases, gathered: bulk.gather(batch.target, batch.texts, purchases) }
}

/** Inserts a batch at once. */
export const insertPurchases = (transaction: Knex.Transaction, { target, gathered }: PurchaseBatch): Promise<void> =>
  sqlOf(transaction).bulk.insert(transaction, target, gathered)
