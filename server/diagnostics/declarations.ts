import type { Teledeclaration } from '@ma-cantine/lib/diagnostics/diagnostic'
import type { Knex } from 'knex'

/** The submitted declarations, by the id of their diagnostic. */
export type Declarations = ReadonlyMap<number, Teledeclaration>

/**
 * The submitted declarations of these diagnostics. Nobody declares through this service yet, so there are none; answers
 * and writes all ask here, and the query of declarations belongs here.
 */
export async function loadDeclarations(_database: Knex, _diagnosticIds: readonly number[]): Promise<Declarations> {
  return new Map()
}
