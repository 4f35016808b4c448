import { snakeCase } from '@ma-cantine/lib/entities/snake-case'
import type { Knex } from 'knex'
import { sqlOf } from '../database/sql.ts'
import { bulkTables } from './bulk-tables.ts'
import type { Change, Origin } from './history.ts'

/** The entities whose lists tell what an application created. */
export const markedEntities = ['canteens', 'diagnostics', 'purchases', 'wasteMeasurements'] as const
export type MarkedEntity = (typeof markedEntities)[number]

const marked: ReadonlySet<string> = new Set(markedEntities)

/** Marks what an application creates, by itself or by an import, as its own: the history may be forgotten, marks are not. */
export async function markCreations(
  transaction: Knex.Transaction,
  { through, throughId }: Origin,
  entity: string,
  changes: readonly Change[],
): Promise<void> {
  const ids = changes.flatMap(({ entityId, before }) => (before === null ? [[entityId]] : []))
  if (ids.length === 0 || !marked.has(entity) || !(through === 'application' || through === 'import')) return
  const applicationId =
    through === 'application' ? '?' : "(SELECT through_id FROM imports WHERE id = ? AND through = 'application')"
  // An application that has just been deleted marks nothing.
  await transaction.raw(
    `INSERT INTO application_creations (application_id, entity, entity_id)
     SELECT oauth_applications.id, ?, given.entity_id
     FROM oauth_applications CROSS JOIN ${sqlOf(transaction).jsonRows({ entity_id: 'integer' })} AS given
     WHERE oauth_applications.id = ${applicationId} ON CONFLICT DO NOTHING`,
    [entity, JSON.stringify(ids), throughId],
  )
}

/** The condition that an application created a row; one of a table that imports fill in bulk names its import. */
export function isCreatedBy(database: Knex, applicationId: number, entity: MarkedEntity): Knex.Raw {
  const table = snakeCase(entity)
  const marks = `${table}.id IN (SELECT entity_id FROM application_creations WHERE application_id = ? AND entity = ?)`
  if (!(entity in bulkTables)) return database.raw(marks, [applicationId, entity])
  const sent = `${table}.import_id IN (SELECT id FROM imports WHERE through = 'application' AND through_id = ?)`
  return database.raw(`(${marks} OR ${sent})`, [applicationId, entity, applicationId])
}
