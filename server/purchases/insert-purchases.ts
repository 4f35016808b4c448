import { searchText } from '@ma-cantine/lib/lists/search-key'
import type { PurchaseDraft } from '@ma-cantine/lib/purchases/purchase-draft'
import type { Knex } from 'knex'
import { type SqlType, sqlOf } from '../database/sql.ts'
import { now } from '../http/date-time.ts'

const columns: Readonly<Record<string, SqlType>> = {
  canteen_id: 'integer',
  date: 'text',
  description: 'text',
  provider: 'text',
  price_ht: 'numeric',
  family: 'text',
  characteristics: 'text',
  local_definition: 'text',
  search_text: 'text',
}

/** A purchase as `insertPurchases` wants it: the values of `columns`, in order. */
export function purchaseValues(canteenId: number, draft: PurchaseDraft): unknown[] {
  const { characteristics } = draft
  return [
    canteenId,
    draft.date,
    draft.description,
    draft.provider,
    draft.priceHt,
    draft.family,
    JSON.stringify(characteristics),
    // Without LOCAL the column says nothing.
    characteristics.includes('LOCAL') ? draft.localDefinition : null,
    searchText([draft.description, draft.provider]),
  ]
}

/** Inserts a batch in one statement: a JSON array of `purchaseValues`, as text. */
export async function insertPurchases(
  transaction: Knex.Transaction,
  batch: string,
  importSource: string,
): Promise<void> {
  const date = now()
  const names = Object.keys(columns).join(', ')
  const insertion = `
    INSERT INTO purchases (${names}, import_source, creation_source, creation_date, modification_date)
    SELECT ${names}, ?, 'IMPORT', ?, ? FROM ${sqlOf(transaction).jsonRows(columns)} AS given`
  await transaction.raw(insertion, [importSource, date, date, batch])
}
