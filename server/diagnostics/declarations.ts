import type { Teledeclaration } from '@ma-cantine/lib/diagnostics/diagnostic'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { parisTime } from '../time/date-time.ts'

/** The declarations in force, by the id of their diagnostic. */
export type Declarations = ReadonlyMap<number, Teledeclaration>

/** Whether one of these canteens has a declaration in force. */
export async function hasDeclarations(database: Knex, canteenIds: readonly number[]): Promise<boolean> {
  const row: unknown = await database('teledeclarations')
    .where({ status: 'SUBMITTED' })
    .where(inList(database, 'canteen_id', canteenIds))
    .first('id')
  return row !== undefined
}

/** The declarations in force of these diagnostics. One query. */
export async function loadDeclarations(database: Knex, diagnosticIds: readonly number[]): Promise<Declarations> {
  const rows: (Teledeclaration & { readonly diagnosticId: number })[] = await database('teledeclarations')
    .where({ status: 'SUBMITTED' })
    .where(inList(database, 'diagnostic_id', diagnosticIds))
    .select('id', 'diagnosticId', 'creationDate', 'modificationDate', 'status')
  return new Map(
    rows.map(({ diagnosticId, creationDate, modificationDate, ...declaration }) => [
      diagnosticId,
      { ...declaration, creationDate: parisTime(creationDate), modificationDate: parisTime(modificationDate) },
    ]),
  )
}
