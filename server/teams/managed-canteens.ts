import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows } from '../database/sql.ts'
import type { Caller } from '../http/caller.ts'

/**
 * Whose managed canteens a question is about. The canteens that a caller manages, and so may act on, are those that are
 * not deleted, whose team the user is on now, and that their token covers: a membership that has ended counts no more.
 * Every query that depends on it takes it from this module.
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

/** The same without the limit of the token. */
export const withoutLimit = (reach: Reach): Reach => ({ ...reach, canteenIds: null })

/** What a user may act on without any token. */
export const reachOfUser = (userId: number): Reach => ({ userId, canteenIds: null, anyTeam: false })

/** Whether no limit of the token excludes the canteen. */
export const covers = ({ canteenIds }: Reach, canteenId: number): boolean =>
  canteenIds === null || canteenIds.includes(canteenId)

/** A subquery of the ids of the managed canteens, for a `?` of raw SQL: `canteen_id IN ?`. */
export function managedCanteens(database: Knex, { userId, canteenIds, anyTeam }: Reach): Knex.Raw {
  const onTeam = database.raw('id IN (SELECT canteen_id FROM canteen_managers WHERE user_id = ?)', [userId])
  const conditions = [
    database.raw('deletion_date IS NULL'),
    ...(anyTeam ? [] : [onTeam]),
    ...(canteenIds === null ? [] : [inList(database, 'id', canteenIds)]),
  ]
  return database.raw(`(SELECT id FROM canteens WHERE ${conditions.map(() => '?').join(' AND ')})`, conditions)
}

/** Restricts a query to what belongs to the managed canteens. */
export function whereManaged<Query extends Knex.QueryBuilder>(
  database: Knex,
  query: Query,
  column: string,
  reach: Reach,
): Query {
  query.whereRaw('?? IN ?', [column, managedCanteens(database, reach)])
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
  const rows = await rawRows<{ id: number }>(database, 'SELECT id FROM canteens WHERE ? AND id IN ?', [
    inList(database, 'id', canteenIds),
    managedCanteens(database, reach),
  ])
  return new Set(rows.map(({ id }) => id))
}

/** Whether all of the canteens are managed. */
export async function managesAll(database: Knex, reach: Reach, canteenIds: readonly number[]): Promise<boolean> {
  return (await managedAmong(database, reach, canteenIds)).size === new Set(canteenIds).size
}

/** Whether one of the canteens is there and not managed. */
export async function hasUnmanaged(database: Knex, reach: Reach, canteenIds: readonly number[]): Promise<boolean> {
  const rows = await rawRows(database, 'SELECT id FROM canteens WHERE ? AND id NOT IN ? LIMIT 1', [
    inList(database, 'id', canteenIds),
    managedCanteens(database, reach),
  ])
  return rows.length > 0
}
