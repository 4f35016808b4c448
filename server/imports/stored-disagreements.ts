import type { AmountList } from '@ma-cantine/lib/diagnostics/amount-properties'
import { brokenByStoredParts, completeDiagnostic } from '@ma-cantine/lib/diagnostics/complete-diagnostic'
import type { DiagnosticType } from '@ma-cantine/lib/diagnostics/diagnostic-types'
import { includedTotals } from '@ma-cantine/lib/diagnostics/included-amounts'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { loadDeclarations } from '../diagnostics/declarations.ts'
import { type DiagnosticKey, diagnosticKey, findDiagnostics } from '../diagnostics/stored-diagnostics.ts'
import { diagnosticsOf, type RowToWrite } from './diagnostic-rows.ts'

/** A row that contradicts the diagnostic that it completes. */
export interface Disagreement {
  /** Row number in the file. */
  readonly row: number
  readonly year: number
  /** The rule that the completed diagnostic breaks. */
  readonly broken: string
}

/**
 * Finds the rows of files of 2025 that break a rule once completed: detailed ones with the stored values of their empty
 * cells, simple ones with the stored parts of their totals.
 */
export async function findDisagreements(
  database: Knex,
  rows: readonly RowToWrite[],
  idOf: (siret: string) => number | null,
  type: DiagnosticType,
): Promise<Disagreement[]> {
  const given = diagnosticsOf(rows, idOf)
  const stored = await findDiagnostics(
    database,
    given.map(({ diagnostic }) => diagnostic),
  )
  return given.flatMap(({ diagnostic, index }) => {
    const before = stored.get(diagnosticKey(diagnostic))
    const broken = before && brokenRule(type, diagnostic.amounts, before.amounts)
    return broken ? { row: rows[index]?.canteen.row ?? 0, year: diagnostic.year, broken } : []
  })
}

const brokenRule = (type: DiagnosticType, given: AmountList, stored: AmountList): string | null =>
  type === 'SIMPLE' ? brokenByStoredParts(given, stored) : completeDiagnostic(given, stored).broken

/** Finds the rows whose diagnostic was declared. */
export async function findDeclared<Row extends DiagnosticKey & { readonly row: number }>(
  database: Knex,
  rows: readonly Row[],
): Promise<Row[]> {
  const stored = await findDiagnostics(database, rows)
  const declarations = await loadDeclarations(
    database,
    [...stored.values()].map(({ id }) => id),
  )
  return rows.filter(row => declarations.has(stored.get(diagnosticKey(row))?.id ?? 0))
}

/** Whether a diagnostic of these canteens has parts of totals, which a simple file of 2025 may contradict. */
export async function hasStoredParts(database: Knex, canteenIds: readonly number[]): Promise<boolean> {
  const row: unknown = await database('diagnostics')
    .where(inList(database, 'canteen_id', canteenIds))
    .where(query => {
      for (const property of includedTotals) query.orWhereNotNull(property)
    })
    .first('id')
  return row !== undefined
}
