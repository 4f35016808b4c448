import type { Knex } from 'knex'
import { sqlOf } from '../database/sql.ts'
import { type Reach, withinReach } from './reach.ts'

/** Whether the user is on the team of this (not deleted) canteen. */
export async function managesCanteen(database: Knex, userId: number, canteenId: number): Promise<boolean> {
  const row: unknown = await database('canteenManagers')
    .join('canteens', 'canteens.id', 'canteenManagers.canteenId')
    .where({ userId, canteenId })
    .whereNull('deletionDate')
    .first(database.raw('1'))
  return row !== undefined
}

export async function canteenExists(database: Knex, id: number): Promise<boolean> {
  return (await database('canteens').where({ id }).whereNull('deletionDate').first('id')) !== undefined
}

/** How many of these canteens are not deleted, have the user on their team and are within reach. */
export async function countManaged(database: Knex, reach: Reach, canteenIds: readonly number[]): Promise<number> {
  const managed = database('canteenManagers')
    .join('canteens', 'canteens.id', 'canteenManagers.canteenId')
    .where('userId', reach.userId)
    .whereNull('deletionDate')
    .where(database.raw(`canteen_id IN ${sqlOf(database).jsonValues('integer')}`, [JSON.stringify(canteenIds)]))
  const row: { count?: number | string } | undefined = await withinReach(managed, 'canteenId', reach)
    .count({ count: '*' })
    .first()
  return Number(row?.count ?? 0)
}

/** Keeps these canteens as they are to the end of the transaction: who else writes for them waits. */
export async function holdCanteens(transaction: Knex.Transaction, canteenIds: readonly number[]): Promise<void> {
  await transaction('canteens')
    .whereRaw(`id IN ${sqlOf(transaction).jsonValues('integer')}`, [JSON.stringify(canteenIds)])
    .orderBy('id')
    .forUpdate()
    .select('id')
}

/** Those of the canteens that the user is on the team of, deleted or not. */
export async function managedAmong(
  database: Knex,
  userId: number,
  canteenIds: Iterable<number>,
): Promise<ReadonlySet<number>> {
  const rows: { canteenId: number }[] = await database('canteenManagers')
    .where({ userId })
    .whereRaw(`canteen_id IN ${sqlOf(database).jsonValues('integer')}`, [JSON.stringify([...canteenIds])])
    .select('canteenId')
  return new Set(rows.map(({ canteenId }) => canteenId))
}
