import type { PurchaseDraft } from '@ma-cantine/lib/purchases/purchase-draft'
import type { Knex } from 'knex'
import { jsonRows } from '../database/sqlite.ts'
import { now } from '../http/date-time.ts'

const columns = [
  'canteen_id',
  'date',
  'description',
  'provider',
  'price_ht',
  'family',
  'characteristics',
  'local_definition',
]

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
  ]
}

const insertion = `
INSERT INTO purchases (${columns.join(', ')}, import_source, creation_source, creation_date, modification_date)
SELECT ${columns.join(', ')}, ?, 'IMPORT', ?, ? FROM ${jsonRows(columns)} AS given`

/** Inserts a batch in one statement: a JSON array of `purchaseValues`, as text. */
export async function insertPurchases(
  transaction: Knex.Transaction,
  batch: string,
  importSource: string,
): Promise<void> {
  const date = now()
  await transaction.raw(insertion, [importSource, date, date, batch])
}
