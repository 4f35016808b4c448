import type { Knex } from 'knex'
import { sqlOf } from '../database/sql.ts'
import { now } from '../http/date-time.ts'
import { countInserted } from './count-inserted.ts'
import { type PurchaseBatch, preparedColumns } from './prepared-purchase.ts'

/** The import that purchases come from, and the MD5 of its file. */
export interface PurchaseOrigin {
  readonly importId: number
  readonly importSource: string | null
}

const columns = Object.keys(preparedColumns).join(', ')

/** Inserts a batch in one statement, and has it counted. */
export async function insertPurchases(
  transaction: Knex.Transaction,
  { purchases, json }: PurchaseBatch,
  { importId, importSource }: PurchaseOrigin,
): Promise<void> {
  const date = now()
  const insertion = `
    INSERT INTO purchases (${columns}, import_id, import_source, creation_source, creation_date, modification_date)
    SELECT ${columns}, CAST(? AS integer), ?, 'IMPORT', ?, ?
    FROM ${sqlOf(transaction).jsonRows(preparedColumns, 'bytes')} AS given`
  await transaction.raw(insertion, [importId, importSource, date, date, json])
  await countInserted(transaction, purchases)
}
