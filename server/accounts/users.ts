import type { User } from '@ma-cantine/lib/accounts/user'
import type { Knex } from 'knex'
import { now } from '../http/date-time.ts'
import { hashPassword } from './passwords.ts'

interface UserRow {
  readonly id: number
  readonly email: string
  readonly phoneNumber: string | null
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly avatar: string | null
  readonly isStaff: number | boolean
  readonly isDev: number | boolean
  readonly isElectedOfficial: number | boolean
  readonly job: User['job']
  readonly otherJobDescription: string | null
  readonly source: User['source']
  readonly otherSourceDescription: string | null
  readonly departments: string | null
  readonly passwordHash: string
}

export interface Account {
  readonly user: User
  readonly passwordHash: string
}

/** User names and e-mails are compared in this form. */
export const accountKey = (text: string): string => text.trim().toLowerCase()

/** The active user with this id. */
export async function findUser(database: Knex, id: number): Promise<User | null> {
  const row: UserRow | undefined = await database('users').where({ id, isActive: true }).first()
  return row ? asUser(row) : null
}

/**
 * The one active account whose user name or e-mail this is, in any case. When several e-mails differ only by their case,
 * the one written exactly so; otherwise nobody, for choosing would open somebody else's account.
 */
export async function findAccount(database: Knex, name: string): Promise<Account | null> {
  const key = accountKey(name)
  const rows: UserRow[] = await database('users')
    .where('isActive', true)
    .where(either => either.where('usernameKey', key).orWhere('emailKey', key))
  const row = rows.length > 1 ? rows.find(({ email }) => email === name.trim()) : rows[0]
  return row ? { user: asUser(row), passwordHash: row.passwordHash } : null
}

export interface NewUser {
  readonly username: string
  readonly email: string
  readonly password: string
  readonly firstName?: string
  readonly lastName?: string
  readonly isStaff?: boolean
}

/** @returns the id. */
export async function insertUser(database: Knex, { password, ...user }: NewUser): Promise<number> {
  const [inserted] = await database('users')
    .insert({
      ...user,
      usernameKey: accountKey(user.username),
      emailKey: accountKey(user.email),
      passwordHash: await hashPassword(password),
      creationDate: now(),
    })
    .returning('id')
  return (inserted as { id: number }).id
}

function asUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    phoneNumber: row.phoneNumber,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    avatar: row.avatar,
    isStaff: Boolean(row.isStaff),
    isDev: Boolean(row.isDev),
    isElectedOfficial: Boolean(row.isElectedOfficial),
    job: row.job,
    otherJobDescription: row.otherJobDescription,
    source: row.source,
    otherSourceDescription: row.otherSourceDescription,
    departments: row.departments === null ? null : (JSON.parse(row.departments) as string[]),
  }
}
