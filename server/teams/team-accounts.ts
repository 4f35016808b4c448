import type { Knex } from 'knex'

/** The managers of a row of `canteens` who can act, those whose account is not blocked, counted in SQL. */
export const activeManagerCountSql = `(SELECT count(*) FROM canteen_managers JOIN users ON users.id = canteen_managers.user_id
  WHERE canteen_managers.canteen_id = canteens.id AND users.is_active)`

/** The condition that nobody can act for a row of `canteens`; the database joins all of them at once. */
export const isUnmanagedSql = `NOT EXISTS (SELECT 1 FROM canteen_managers JOIN users ON users.id = canteen_managers.user_id
  WHERE canteen_managers.canteen_id = canteens.id AND users.is_active)`

/** Whether somebody can act for a canteen: a blocked account keeps its place in the team, and manages nothing. */
export const hasActiveManager = async (database: Knex, canteenId: number): Promise<boolean> =>
  (await database('canteenManagers')
    .join('users', 'users.id', 'canteenManagers.userId')
    .where({ canteenId, isActive: true })
    .first('users.id')) !== undefined

interface TeamAccount {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly emailConfirmed: boolean
  readonly isBlocked: boolean
}

/** The accounts on the team of a canteen, blocked ones included, earliest first. */
export async function listTeamAccounts(database: Knex, canteenId: number): Promise<TeamAccount[]> {
  const rows: (Omit<TeamAccount, 'isBlocked'> & { readonly isActive: boolean | number })[] = await database('users')
    .join('canteenManagers', 'canteenManagers.userId', 'users.id')
    .where({ canteenId })
    .orderBy('users.id')
    .select('users.id', 'firstName', 'lastName', 'email', 'emailConfirmed', 'isActive')
  return rows.map(({ isActive, emailConfirmed, ...row }) => ({
    ...row,
    emailConfirmed: Boolean(emailConfirmed),
    isBlocked: !isActive,
  }))
}

/** The canteens that have the account on their team, deleted ones included. */
export const canteensOfAccount = (database: Knex, userId: number): Knex.QueryBuilder =>
  database('canteens').whereIn('canteens.id', database('canteenManagers').where({ userId }).select('canteenId'))
