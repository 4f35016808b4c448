import type { AccountSelection } from '@ma-cantine/lib/administration/accounts-api'
import type { AccountSummary, AdministeredAccount } from '@ma-cantine/lib/administration/administered-account'
import { administrationMessages } from '@ma-cantine/lib/administration/administration-messages'
import type { Knex } from 'knex'
import type { UserRow } from '../accounts/user-row.ts'
import { orNotFound } from '../http/refusal.ts'
import { likePattern } from '../lists/like-pattern.ts'
import { canteensOfAccount } from '../teams/team-accounts.ts'
import { parisTime } from '../time/date-time.ts'
import { countRows } from './count-rows.ts'
import { searchKeySql } from './name-search.ts'
import { readActs } from './staff-acts.ts'

const searchedSql = searchKeySql(
  "users.first_name || ' ' || users.last_name || ' ' || users.email || ' ' || users.username",
)

const groupColumns = {
  elected: { isElectedOfficial: true },
  staff: { isStaff: true },
  blocked: { isActive: false },
} as const

/** A page of the accounts that match, the latest first. Two statements. */
export async function findAccounts(
  database: Knex,
  { limit, offset, search, group }: AccountSelection,
): Promise<{ readonly count: number; readonly results: AccountSummary[] }> {
  const found = database('users')
  for (const term of search) found.whereRaw(`${searchedSql} LIKE ? ESCAPE '\\'`, [likePattern(term)])
  if (group.length > 0) {
    found.where(either => {
      for (const name of group) either.orWhere(groupColumns[name])
    })
  }
  const count = await countRows(found)
  const rows: UserRow[] = await found.orderBy('id', 'desc').limit(limit).offset(offset)
  return { count, results: rows.map(summaryOf) }
}

const summaryOf = (row: UserRow): AccountSummary => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  username: row.username,
  email: row.email,
  emailConfirmed: Boolean(row.emailConfirmed),
  isElectedOfficial: Boolean(row.isElectedOfficial),
  isStaff: Boolean(row.isStaff),
  isBlocked: !row.isActive,
  creationDate: parisTime(row.creationDate),
  lastUseDate: row.lastUseDate?.slice(0, 10) ?? null,
})

/** The departments of a stored account, none for who is no elected official. */
export const departmentsOf = (row: Pick<UserRow, 'isElectedOfficial' | 'departments'>): string[] =>
  row.isElectedOfficial ? JSON.parse(row.departments ?? '[]') : []

const mostCanteens = 100
const mostActs = 50

/** @throws Refusal (404) for an account that does not exist. */
export async function loadAccount(database: Knex, id: number): Promise<AdministeredAccount> {
  const found: UserRow | undefined = await database('users').where({ id }).first()
  const row = orNotFound(found, administrationMessages('unknown-account'))
  const factor = await database('secondFactors').where({ userId: id }).whereNotNull('activationDate').first('userId')
  const canteens: { id: number; name: string; siret: string | null; deletionDate: string | null }[] =
    await canteensOfAccount(database, id)
      .orderBy(['searchText', 'canteens.id'])
      .limit(mostCanteens)
      .select('canteens.id', 'canteens.name', 'siret', 'deletionDate')
  return {
    ...summaryOf(row),
    isDev: Boolean(row.isDev),
    departments: departmentsOf(row),
    hasSecondFactor: factor !== undefined,
    canteenCount: await countRows(canteensOfAccount(database, id)),
    canteens: canteens.map(({ deletionDate, ...canteen }) => ({ ...canteen, isDeleted: deletionDate !== null })),
    acts: await readActs(database, acts => acts.where('acts.userId', id), { limit: mostActs }),
  }
}
