import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { UserFields } from '@ma-cantine/lib/accounts/user-fields'
import type { Knex } from 'knex'
import type { StoredValuesOf } from '../database/entity-table.ts'
import { rawRows } from '../database/sql.ts'
import { now } from '../time/date-time.ts'
import { hashPassword } from './passwords.ts'
import { asUser, type UserRow } from './user-row.ts'

export interface Account {
  readonly user: User
  readonly passwordHash: string
  /** Incremented with each new password, which closes what was opened before. */
  readonly accessVersion: number
}

export async function findUser(database: Knex, id: number): Promise<User | null> {
  return (await findAccountOf(database, id))?.user ?? null
}

/**
 * Finds and locks the active account with this id. A transaction that also locks what belongs to it (links, tokens)
 * locks the account first. Rows that refer to it, as imports do, do not wait.
 */
export async function lockAccount(transaction: Knex, id: number): Promise<Account | null> {
  const row: UserRow | undefined = await transaction('users').where({ id, isActive: true }).forNoKeyUpdate().first()
  return row ? asAccount(row) : null
}

export const lockUser = async (transaction: Knex, id: number): Promise<User | null> =>
  (await lockAccount(transaction, id))?.user ?? null

/**
 * The active account with this user name or e-mail, in any case. When several e-mails differ only by case, the exact
 * one; without an exact one, null rather than a guess.
 */
export const findAccount = (database: Knex, name: string): Promise<Account | null> => findByName(database, name, true)

/** The same among the accounts that our team has blocked. */
export const findBlockedAccount = (database: Knex, name: string): Promise<Account | null> =>
  findByName(database, name, false)

async function findByName(database: Knex, name: string, isActive: boolean): Promise<Account | null> {
  const key = accountKey(name)
  const rows: UserRow[] = await database('users')
    .where({ isActive })
    .where(either => either.where('usernameKey', key).orWhere('emailKey', key))
  const row = rows.length > 1 ? rows.find(({ email }) => email === name.trim()) : rows[0]
  return row ? asAccount(row) : null
}

/** The active account with this id, with its password hash. */
export async function findAccountOf(database: Knex, userId: number): Promise<Account | null> {
  // Handwritten, as every request of the site begins with it.
  const [row] = await rawRows<UserRow>(database, 'SELECT * FROM users WHERE id = ? AND is_active', [userId])
  return row ? asAccount(row) : null
}

const asAccount = (row: UserRow): Account => ({
  user: asUser(row),
  passwordHash: row.passwordHash,
  accessVersion: row.accessVersion,
})

type NewValues = StoredValuesOf<UserFields>

/** Columns of a new account; the others have their defaults. */
export type NewAccount = Readonly<
  Pick<NewValues, 'username' | 'email' | 'passwordHash'> &
    Partial<Pick<NewValues, 'emailConfirmed' | 'firstName' | 'lastName' | 'phoneNumber' | 'language'>> &
    Partial<Pick<NewValues, 'isStaff' | 'isDev' | 'creationMtmSource' | 'creationMtmCampaign' | 'creationMtmMedium'>>
>

/** @returns the id. */
export async function insertAccount(database: Knex, account: NewAccount): Promise<number> {
  const [inserted] = await database('users')
    .insert({
      ...account,
      usernameKey: accountKey(account.username),
      emailKey: accountKey(account.email),
      creationDate: now(),
    })
    .returning('id')
  return (inserted as { id: number }).id
}

export interface NewUser extends Omit<NewAccount, 'passwordHash'> {
  readonly password: string
}

/** @returns the id. */
export const insertUser = async (database: Knex, { password, ...user }: NewUser): Promise<number> =>
  insertAccount(database, { ...user, passwordHash: await hashPassword(password) })
