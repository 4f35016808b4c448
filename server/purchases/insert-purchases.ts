import { searchText } from '@ma-cantine/lib/lists/search-key'
import type { PurchaseDraft } from '@ma-cantine/lib/purchases/purchase-draft'
import type { Knex } from 'knex'
import { type SqlType, sqlOf } from '../database/sql.ts'
import { now } from '../http/date-time.ts'
import { fingerprintOf } from './fingerprint.ts'

/** Those of `purchaseValues`, in order. */
export const purchaseColumns: Readonly<Record<string, SqlType>> = {
  canteen_id: 'integer',
  date: 'text',
  description: 'text',
  provider: 'text',
  price_ht: 'numeric',
  family: 'text',
  characteristics: 'text',
  local_definition: 'text',
  search_text: 'text',
  import_row: 'integer',
  fingerprint: 'bigint',
}

const names = Object.keys(purchaseColumns)
export const canteenPlace = names.indexOf('canteen_id')
export const datePlace = names.indexOf('date')
export const rowPlace = names.indexOf('import_row')
export const fingerprintPlace = names.indexOf('fingerprint')

/** The order of the file, of what `purchaseValues` gives. */
export const byRow = (a: readonly unknown[], b: readonly unknown[]): number =>
  (a[rowPlace] as number) - (b[rowPlace] as number)

/** A purchase as `insertPurchases` wants it; `row` is that of its file. */
export function purchaseValues(canteenId: number, draft: PurchaseDraft, row: number): unknown[] {
  const { date, description, provider, priceHt, family, characteristics } = draft
  // Without LOCAL the column says nothing.
  const localDefinition = characteristics.includes('LOCAL') ? draft.localDefinition : null
  return [
    canteenId,
    date,
    description,
    provider,
    priceHt,
    family,
    JSON.stringify(characteristics),
    localDefinition,
    searchText([description, provider]),
    row,
    fingerprintOf({ canteenId, date, description, provider, priceHt, family, characteristics, localDefinition }),
  ]
}

/** The import that purchases come from, and the MD5 of its file. */
export interface PurchaseOrigin {
  readonly importId: number
  readonly importSource: string | null
}

/** Inserts a batch in one statement: a JSON array of `purchaseValues`, as text. */
export async function insertPurchases(
  transaction: Knex.Transaction,
  batch: string,
  { importId, importSource }: PurchaseOrigin,
): Promise<void> {
  const date = now()
  const columns = names.join(', ')
  const insertion = `
    INSERT INTO purchases (${columns}, import_id, import_source, creation_source, creation_date, modification_date)
    SELECT ${columns}, CAST(? AS integer), ?, 'IMPORT', ?, ?
    FROM ${sqlOf(transaction).jsonRows(purchaseColumns)} AS given`
  await transaction.raw(insertion, [importId, importSource, date, date, batch])
}
