import type { Knex } from 'knex'
import type { SqlPart } from '../database/sql.ts'
import { type PurchaseFilters, purchaseConditions } from './select-purchases.ts'

/**
 * The rows of `purchase_texts` that match a search, and the filters of canteens and families, as a common table
 * expression named `texts`: they are looked for once, however many parts of a statement need them. It needs the common
 * table expression `managed`.
 */
export function matchingTexts(database: Knex, selection: PurchaseFilters): SqlPart {
  const { sql, bindings } = purchaseConditions(database, {
    ...selection,
    creator: null,
    characteristics: [],
    date_after: undefined,
    date_before: undefined,
  })
  return {
    sql: `texts AS MATERIALIZED (
      SELECT purchase_texts.* FROM managed CROSS JOIN purchase_texts WHERE canteen_id = managed.id AND ${sql})`,
    bindings,
  }
}
