import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { diagnosticRefusals } from '@ma-cantine/lib/diagnostics/diagnostic-refusals'
import type { Knex } from 'knex'
import { orNotFound } from '../http/refusal.ts'
import type { DiagnosticRow } from './diagnostic-row.ts'
import { asDiagnostics } from './load-diagnostics.ts'

/** The diagnostics of a canteen, newest year first. */
export async function listDiagnosticsOf(database: Knex, canteenId: number): Promise<Diagnostic[]> {
  const rows: DiagnosticRow[] = await database('diagnostics').where({ canteenId }).orderBy('year', 'desc')
  return asDiagnostics(database, rows)
}

/** @throws Refusal (404) when the canteen has no such diagnostic. */
export async function findDiagnostic(database: Knex, canteenId: number, id: number): Promise<Diagnostic> {
  const row: DiagnosticRow | undefined = await database('diagnostics').where({ canteenId, id }).first()
  const [diagnostic] = await asDiagnostics(database, row ? [row] : [])
  return orNotFound(diagnostic, diagnosticRefusals('unknown-diagnostic'))
}
