import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'

/** The members of all teams as a table in SQL: the columns of their accounts, and `canteen_id`. */
export const teamMembers = `(
  SELECT canteen_managers.canteen_id, users.* FROM canteen_managers JOIN users ON users.id = canteen_managers.user_id
) AS members`

/** The condition that a row of `canteens` has a team. */
export const hasTeamSql = 'EXISTS (SELECT 1 FROM canteen_managers WHERE canteen_id = canteens.id)'

/** Those of these canteens that have a team. */
export async function canteensWithTeam(database: Knex, canteenIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows: { canteenId: number }[] = await database('canteenManagers')
    .where(inList(database, 'canteen_id', canteenIds))
    .distinct('canteenId')
  return new Set(rows.map(({ canteenId }) => canteenId))
}

interface TeamMember {
  readonly canteenId: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** The members of the teams of these canteens, earliest accounts first. */
export const listMembers = (database: Knex, canteenIds: readonly number[]): Promise<TeamMember[]> =>
  database
    .from(database.raw(teamMembers))
    .where(inList(database, 'canteenId', canteenIds))
    .orderBy('id')
    .select('canteenId', 'email', 'firstName', 'lastName')

/** The ids of the accounts on the team of a canteen. */
export async function listMemberIds(database: Knex, canteenId: number): Promise<number[]> {
  const rows: { userId: number }[] = await database('canteenManagers')
    .where({ canteenId })
    .orderBy('userId')
    .select('userId')
  return rows.map(({ userId }) => userId)
}
