import { type AmountList, storedAmounts } from '@ma-cantine/lib/diagnostics/amount-properties'
import type { DiagnosticType } from '@ma-cantine/lib/diagnostics/diagnostic-types'
import type { Knex } from 'knex'
import { sqlOf } from '../database/sql.ts'
import { type AmountColumns, amountListOf } from './diagnostic-row.ts'

/** Identifies a diagnostic: a canteen has one a year. */
export interface DiagnosticKey {
  readonly canteenId: number
  readonly year: number
}

export interface StoredDiagnostic {
  readonly id: number
  readonly diagnosticType: DiagnosticType | null
  readonly amounts: AmountList
  /** See `stored-sources.ts`. */
  readonly fieldSources: string | null
}

export const diagnosticKey = ({ canteenId, year }: DiagnosticKey): string => `${canteenId} ${year}`

/** The stored diagnostics among these keys, by `diagnosticKey`, in one query. A transaction locks them. */
export async function findDiagnostics(
  database: Knex | Knex.Transaction,
  keys: readonly DiagnosticKey[],
): Promise<Map<string, StoredDiagnostic>> {
  if (keys.length === 0) return new Map()
  const given = sqlOf(database).jsonRows({ canteen_id: 'integer', year: 'integer' })
  const pairs = JSON.stringify(keys.map(({ canteenId, year }) => [canteenId, year]))
  const query = database('diagnostics')
    .where(database.raw(`(canteen_id, year) IN (SELECT canteen_id, year FROM ${given} AS given)`, [pairs]))
    .select('id', 'canteenId', 'year', 'diagnosticType', 'fieldSources', ...storedAmounts)
  const rows: (DiagnosticKey & Omit<StoredDiagnostic, 'amounts'> & AmountColumns)[] = await (database.isTransaction
    ? query.forUpdate()
    : query)
  return new Map(
    rows.map(row => [
      diagnosticKey(row),
      {
        id: row.id,
        diagnosticType: row.diagnosticType,
        amounts: amountListOf(row),
        fieldSources: row.fieldSources,
      },
    ]),
  )
}
