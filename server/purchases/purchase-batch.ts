import type { Knex } from 'knex'
import type { BulkRows, BulkTarget, Slice } from '../database/bulk-rows.ts'
import { sqlOf } from '../database/sql.ts'
import type { State } from '../history/states.ts'

/** A row to insert: the values needed before, and the position of its text. */
export interface PreparedPurchase extends Slice {
  /** Row number in its file. */
  readonly row: number
  readonly fingerprint: number
  readonly canteenId: number
  /** Its values for a plan; null when no plan needs them. */
  readonly details: State | null
}

/** Purchases sorted as lists are, so that they fall in fewer pages of their index. */
export interface PurchaseBatch {
  readonly purchases: readonly PreparedPurchase[]
  /** Buffer with their texts, and possibly others. */
  readonly texts: Buffer
  readonly target: BulkTarget
  /** The bytes to insert. */
  readonly insertBytes: Buffer
  /** Their fingerprints, to find similar stored purchases; null when there are none to compare with. */
  readonly fingerprints: string | null
}

/** Removes the purchases of some rows from a batch. */
export function withoutRows(batch: PurchaseBatch, rows: ReadonlySet<number>, bulk: BulkRows): PurchaseBatch {
  const purchases = batch.purchases.filter(({ row }) => !rows.has(row))
  return { ...batch, purchases, insertBytes: bulk.gather(batch.target, batch.texts, purchases) }
}

export const insertPurchases = (transaction: Knex.Transaction, { target, insertBytes }: PurchaseBatch): Promise<void> =>
  sqlOf(transaction).bulk.insert(transaction, target, insertBytes)
