import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { missingAmounts } from '@ma-cantine/lib/diagnostics/missing-amounts'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { answerOf } from '../http/entity-answer.ts'
import { type Declarations, loadDeclarations } from './declarations.ts'
import { type DiagnosticRow, diagnosticRows } from './diagnostic-row.ts'
import { sourcesOf } from './stored-sources.ts'

/**
 * The diagnostics of these canteens, by canteen id, earliest year first. The number of queries does not depend on theirs.
 * @param years null for those of all years.
 */
export async function loadDiagnostics(
  database: Knex,
  canteenIds: readonly number[],
  years: readonly number[] | null = null,
): Promise<Map<number, Diagnostic[]>> {
  if (years?.length === 0) return new Map()
  const query = database('diagnostics').where(inList(database, 'canteen_id', canteenIds))
  if (years) query.where(inList(database, 'year', years))
  const rows: DiagnosticRow[] = await query.orderBy(['canteenId', 'year'])
  return Map.groupBy(await asDiagnostics(database, rows), ({ canteenId }) => canteenId)
}

/** The answers for these rows, in order. */
export async function asDiagnostics(database: Knex, rows: readonly DiagnosticRow[]): Promise<Diagnostic[]> {
  const declarations = await loadDeclarations(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map(row => asDiagnostic(row, declarations))
}

function asDiagnostic(row: DiagnosticRow, declarations: Declarations): Diagnostic {
  const teledeclaration = declarations.get(row.id) ?? null
  const isTeledeclared = teledeclaration !== null
  return answerOf(diagnosticRows, row, {
    isFilled: missingAmounts({ ...row, isTeledeclared }).length === 0,
    isTeledeclared,
    sources: sourcesOf(row),
    teledeclaration,
  })
}
