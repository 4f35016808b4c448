import type { Knex } from 'knex'
import type { Caller } from '../accounts/authentication.ts'
import { inList } from '../database/in-list.ts'
import { rawRows, type SqlPart } from '../database/sql.ts'

/**
 * Whose managed canteens a question is about. The canteens that a caller manages, and so may act on, are those that are
 * not deleted, whose team the user is on now, and that their token covers: a membership that has ended counts no more.
 * Queries of what belongs to canteens get it from here.
 */
export interface Reach {
  readonly userId: number
  /** The canteens that a limited token covers; null without a limit. */
  readonly canteenIds: readonly number[] | null
  /** Whether the canteens of all teams count as managed. */
  readonly anyTeam: boolean
}

export const reachOf = ({ user, canteenIds }: Caller): Reach => ({ userId: user.id, canteenIds, anyTeam: false })

/** The same for reading and undoing one’s own imports: the staff import for all teams. */
export const importReachOf = (caller: Caller): Reach => ({ ...reachOf(caller), anyTeam: caller.user.isStaff })

/** What a user may act on without any token. */
export const reachOfUser = (userId: number): Reach => ({ userId, canteenIds: null, anyTeam: false })

/** Whether no limit of the token excludes the canteen. */
export const covers = ({ canteenIds }: Reach, canteenId: number): boolean =>
  canteenIds === null || canteenIds.includes(canteenId)

/** A subquery of the ids of the managed canteens. */
export function managedCanteens(database: Knex, { userId, canteenIds, anyTeam }: Reach): SqlPart {
  const conditions: SqlPart[] = []
  if (!anyTeam) {
    conditions.push({ sql: 'id IN (SELECT canteen_id FROM canteen_managers WHERE user_id = ?)', bindings: [userId] })
  }
  if (canteenIds !== null) {
    conditions.push({ sql: '?', bindings: [inList(database, 'id', canteenIds)] })
  }
  return {
    sql: `(SELECT id FROM canteens WHERE ${['deletion_date IS NULL', ...conditions.map(({ sql }) => sql)].join(' AND ')})`,
    bindings: conditions.flatMap(({ bindings }) => bindings),
  }
}

/** Restricts a query to what belongs to the managed canteens. */
export function whereManaged<Query extends Knex.QueryBuilder>(
  database: Knex,
  query: Query,
  column: string,
  reach: Reach,
): Query {
  const { sql, bindings } = managedCanteens(database, reach)
  query.whereRaw(`?? IN ${sql}`, [column, ...bindings])
  return query
}

export async function managesCanteen(database: Knex, reach: Reach, canteenId: number): Promise<boolean> {
  return (await managedAmong(database, reach, [canteenId])).has(canteenId)
}

/** Those of the canteens that are managed. */
export async function managedAmong(
  database: Knex,
  reach: Reach,
  canteenIds: Iterable<number>,
): Promise<ReadonlySet<number>> {
  const managed = managedCanteens(database, reach)
  const rows = await rawRows<{ id: number }>(database, `SELECT id FROM canteens WHERE ? AND id IN ${managed.sql}`, [
    inList(database, 'id', canteenIds),
    ...managed.bindings,
  ])
  return new Set(rows.map(({ id }) => id))
}

/** Whether all of the canteens are managed. */
export async function managesAll(database: Knex, reach: Reach, canteenIds: readonly number[]): Promise<boolean> {
  return (await managedAmong(database, reach, canteenIds)).size === new Set(canteenIds).size
}

/** Whether one of the canteens is there and not managed. */
export async function hasUnmanaged(database: Knex, reach: Reach, canteenIds: readonly number[]): Promise<boolean> {
  const managed = managedCanteens(database, reach)
  const rows = await rawRows(database, `SELECT id FROM canteens WHERE ? AND id NOT IN ${managed.sql} LIMIT 1`, [
    inList(database, 'id', canteenIds),
    ...managed.bindings,
  ])
  return rows.length > 0
}

/** Whether the canteen is somebody’s, or nobody’s; not deleted. Tells what is forbidden from what does not exist. */
export async function canteenExists(database: Knex, id: number): Promise<boolean> {
  return (await database('canteens').where({ id }).whereNull('deletionDate').first('id')) !== undefined
}
