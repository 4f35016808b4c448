import { completeDiagnostic } from '@ma-cantine/lib/diagnostics/complete-diagnostic'
import type { Knex } from 'knex'
import { diagnosticKey, findDiagnostics } from '../diagnostics/stored-diagnostics.ts'
import { diagnosticsOf, type RowToWrite } from './diagnostic-rows.ts'

/** A detailed row that does not agree with the diagnostic that it completes. */
export interface Disagreement {
  /** Of the file. */
  readonly row: number
  readonly year: number
  /** The rule that both together break. */
  readonly broken: string
}

/** What a detailed row leaves empty stays as it is stored: finds the rows that break a rule together with what is stored. */
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
