import { completeDiagnostic } from '@ma-cantine/lib/diagnostics/complete-diagnostic'
import type { Knex } from 'knex'
import { loadDeclarations } from '../diagnostics/declarations.ts'
import { diagnosticKey, findDiagnostics } from '../diagnostics/stored-diagnostics.ts'
import { diagnosticsOf, type RowToWrite } from './diagnostic-rows.ts'

/** A detailed row that contradicts the diagnostic that it completes. */
export interface Disagreement {
  /** Row number in the file. */
  readonly row: number
  readonly year: number
  /** The rule that the completed diagnostic breaks. */
  readonly broken: string
}

/** Finds the detailed rows that break a rule once completed with the stored values of their empty cells. */
export async function findDisagreements(
  database: Knex,
  rows: readonly RowToWrite[],
  idOf: (siret: string) => number | null,
): Promise<Disagreement[]> {
  const given = diagnosticsOf(rows, idOf)
  const stored = await findDiagnostics(
    database,
    given.map(({ diagnostic }) => diagnostic),
  )
  return given.flatMap(({ diagnostic, index }) => {
    const before = stored.get(diagnosticKey(diagnostic))
    const broken = before && completeDiagnostic(diagnostic.amounts, before.amounts).broken
    return broken ? { row: rows[index]?.canteen.row ?? 0, year: diagnostic.year, broken } : []
  })
}

/** Finds the rows whose diagnostic was declared. */
export async function findDeclared(
  database: Knex,
  rows: readonly RowToWrite[],
  idOf: (siret: string) => number | null,
): Promise<Pick<Disagreement, 'row' | 'year'>[]> {
  const given = diagnosticsOf(rows, idOf)
  const stored = await findDiagnostics(
    database,
    given.map(({ diagnostic }) => diagnostic),
  )
  const declarations = await loadDeclarations(
    database,
    [...stored.values()].map(({ id }) => id),
  )
  return given.flatMap(({ diagnostic, index }) => {
    const before = stored.get(diagnosticKey(diagnostic))
    const isDeclared = before && declarations.has(before.id)
    return isDeclared ? [{ row: rows[index]?.canteen.row ?? 0, year: diagnostic.year }] : []
  })
}
