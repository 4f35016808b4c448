import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import type { CurrentReader } from '../database/replica.ts'
import { rawRows } from '../database/sql.ts'
import type { Caller } from '../http/caller.ts'

/**
 * The reach of a caller: the canteens that they manage, and so may act on. These are not deleted, have the user on
 * their team now, and are covered by the token. Every query that depends on it uses this module.
 */
export interface Reach {
  readonly userId: number
  /** Ids of the canteens that a limited token covers; null without a limit. */
  readonly canteenIds: readonly number[] | null
  /** Whether the canteens of all teams count as managed. */
  readonly anyTeam: boolean
}

export const reachOf = ({ user, canteenIds }: Pick<Caller, 'user' | 'canteenIds'>): Reach => ({
  userId: user.id,
  canteenIds,
  anyTeam: false,
})

/** The reach for reading and undoing one’s own imports, which for staff includes all teams. */
export const importReachOf = (caller: Caller): Reach => ({ ...reachOf(caller), anyTeam: caller.user.isStaff })

/** The same without the limit of the token. */
export const withoutLimit = (reach: Reach): Reach => ({ ...reach, canteenIds: null })

/** The reach of a user without any token. */
export const reachOfUser = (userId: number): Reach => ({ userId, canteenIds: null, anyTeam: false })

/** Whether the token, if any, covers the canteen. */
export const isCovered = ({ canteenIds }: Reach, canteenId: number): boolean =>
  canteenIds === null || canteenIds.includes(canteenId)

/** A subquery of the ids of the managed canteens, for a `?` of raw SQL: `canteen_id IN ?`. */
export const managedCanteens = (database: Knex, reach: Reach): Knex.Raw =>
  database.raw('(SELECT canteens.id FROM canteens WHERE ?)', [isManagedSql(database, reach)])

/** The condition that a row of `canteens` is managed, for a `?` of raw SQL. */
export function isManagedSql(database: Knex, { userId, canteenIds, anyTeam }: Reach): Knex.Raw {
  const onTeam = database.raw('canteens.id IN (SELECT canteen_id FROM canteen_managers WHERE user_id = ?)', [userId])
  const conditions = [
    database.raw('canteens.deletion_date IS NULL'),
    ...(anyTeam ? [] : [onTeam]),
    ...(canteenIds === null ? [] : [inList(database, 'canteens.id', canteenIds)]),
  ]
  return database.raw(conditions.map(() => '?').join(' AND '), conditions)
}

/**
 * The canteens that have the caller on their team and that their token covers, deleted ones included: for bringing one
 * back.
 */
export function canteensOfTeam(database: Knex, { userId, canteenIds }: Reach): Knex.QueryBuilder {
  const own = database('canteens').whereIn('id', database('canteenManagers').where({ userId }).select('canteenId'))
  return canteenIds === null ? own : own.where(inList(database, 'id', canteenIds))
}

/** Restricts a query to the rows of the managed canteens. */
export function whereManaged<Query extends Knex.QueryBuilder>(
  database: Knex,
  query: Query,
  column: string,
  reach: Reach,
): Query {
  query.whereRaw('?? IN ?', [column, managedCanteens(database, reach)])
  return query
}

export async function isManaged(database: CurrentReader, reach: Reach, canteenId: number): Promise<boolean> {
  return (await selectManaged(database, reach, [canteenId])).has(canteenId)
}

/** The ids of the managed canteens among these. */
export async function selectManaged(
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

/** The names of the managed canteens among these, by id. */
export async function loadNames(
  database: Knex,
  reach: Reach,
  canteenIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (canteenIds.length === 0) return new Map()
  const query = database('canteens').where(inList(database, 'id', canteenIds))
  const rows: { id: number; name: string }[] = await whereManaged(database, query, 'id', reach).select('id', 'name')
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function areAllManaged(database: Knex, reach: Reach, canteenIds: readonly number[]): Promise<boolean> {
  return (await selectManaged(database, reach, canteenIds)).size === new Set(canteenIds).size
}

/** Whether one of the canteens exists and is not managed. */
export async function hasUnmanaged(database: Knex, reach: Reach, canteenIds: readonly number[]): Promise<boolean> {
  const rows = await rawRows(database, 'SELECT id FROM canteens WHERE ? AND id NOT IN ? LIMIT 1', [
    inList(database, 'id', canteenIds),
    managedCanteens(database, reach),
  ])
  return rows.length > 0
}
