import type { ChangeOrigin } from '@ma-cantine/lib/entities/history-entry'
import type { Knex } from 'knex'
import { sqlOf } from '../database/sql.ts'
import { now } from '../time/date-time.ts'
import { markCreations } from './application-creations.ts'

/** Who makes a change, and through what: `throughId` is the id of the token, application or import. */
export interface Origin {
  readonly userId: number | null
  readonly through: ChangeOrigin
  readonly throughId: number | null
}

/** Changed columns of one stored row, by their names in code. */
export interface Change {
  readonly entityId: number
  /** Null for a creation. */
  readonly before: Readonly<Record<string, unknown>> | null
  /** Null for a deletion. */
  readonly after: Readonly<Record<string, unknown>> | null
}

const columns = { entity_id: 'integer', before: 'text', after: 'text' } as const

/**
 * Records changes of rows of one table (`entity`), in the transaction that makes them, and marks what an application creates.
 *
 * @param date of all of them, by which they are found again as one act.
 */
export async function recordChanges(
  transaction: Knex.Transaction,
  origin: Origin,
  entity: string,
  changes: readonly Change[],
  date = now(),
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ entityId, before, after }) => [
    entityId,
    before && JSON.stringify(before),
    after && JSON.stringify(after),
  ])
  await transaction.raw(
    `INSERT INTO history (date, user_id, through, through_id, entity, entity_id, before, after)
     SELECT ?, CAST(? AS integer), ?, CAST(? AS integer), ?, entity_id, before, after FROM ${sqlOf(transaction).jsonRows(columns)} AS given`,
    [date, origin.userId, origin.through, origin.throughId, entity, JSON.stringify(rows)],
  )
  await markCreations(transaction, origin, entity, changes)
}
