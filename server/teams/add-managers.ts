import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows, sqlOf } from '../database/sql.ts'
import { now } from '../time/date-time.ts'
import { addMembers, type Member } from './add-members.ts'
import type { TeamNotice } from './team-emails.ts'

/** A person to add to the team of a canteen. */
export interface Addition {
  readonly canteen: { readonly id: number; readonly name: string }
  readonly email: string
  /** Whether to notify them by e-mail. */
  readonly notify: boolean
}

const guestColumns = { position: 'integer', canteen_id: 'integer', email: 'text', email_key: 'text' } as const

/**
 * Adds people to teams by e-mail: those with a confirmed account become managers, the others are invited. The number of
 * queries does not depend on theirs.
 *
 * @returns the notices to send, without those who were already members or invited.
 */
export async function addManagers(
  transaction: Knex.Transaction,
  additions: readonly Addition[],
): Promise<TeamNotice[]> {
  if (additions.length === 0) return []
  const accountOf = await findAccounts(
    transaction,
    additions.map(({ email }) => email),
  )
  const members = new Map<string, Addition & Member & { address: string; locale: Locale }>()
  const guests = new Map<string, Addition>()
  for (const addition of additions) {
    const { id } = addition.canteen
    const account = accountOf(addition.email)
    const key = `${id} ${account?.id ?? accountKey(addition.email)}`
    // The first mention of a person for a canteen counts.
    if (!account) guests.set(key, guests.get(key) ?? addition)
    else if (!members.has(key)) {
      members.set(key, {
        ...addition,
        canteenId: id,
        userId: account.id,
        address: account.email,
        locale: account.language,
      })
    }
  }
  const added = await addMembers(transaction, [...members.values()])
  const invited = await invite(transaction, [...guests.values()])
  return [
    ...added.flatMap(({ canteenId, userId }) => {
      const member = members.get(`${canteenId} ${userId}`)
      return member?.notify
        ? { recipient: member.address, locale: member.locale, kind: 'joined' as const, canteen: member.canteen }
        : []
    }),
    ...invited.flatMap(({ canteenId, email }) => {
      const guest = guests.get(`${canteenId} ${accountKey(email)}`)
      return guest?.notify
        ? { recipient: email, locale: 'fr' as const, kind: 'invited' as const, canteen: guest.canteen }
        : []
    }),
  ]
}

interface AccountRow {
  readonly id: number
  readonly email: string
  readonly emailKey: string
  readonly language: Locale
}

/**
 * Finds accounts by e-mail: the exact one, or the only one that differs by case. Unconfirmed accounts, whose address
 * may be somebody else's, and closed ones are left out.
 */
async function findAccounts(
  transaction: Knex.Transaction,
  emails: readonly string[],
): Promise<(email: string) => AccountRow | undefined> {
  const keys = [...new Set(emails.map(accountKey))]
  const rows: AccountRow[] = await transaction('users')
    .where({ isActive: true, emailConfirmed: true })
    .where(inList(transaction, 'email_key', keys, 'text'))
    .select('id', 'email', 'emailKey', 'language')
  const byKey = Map.groupBy(rows, ({ emailKey }) => emailKey)
  return email => {
    const accounts = byKey.get(accountKey(email)) ?? []
    return accounts.find(account => account.email === email) ?? (accounts.length === 1 ? accounts[0] : undefined)
  }
}

/**
 * Invites people in order, except those who are invited already, whatever the case of their address, and those whose
 * account is unconfirmed and already on the team.
 */
function invite(
  transaction: Knex.Transaction,
  guests: readonly Addition[],
): Promise<{ canteenId: number; email: string }[]> {
  return rawRows(
    transaction,
    `INSERT INTO manager_invitations (canteen_id, email, creation_date)
     SELECT canteen_id, email, ? FROM ${sqlOf(transaction).jsonRows(guestColumns)} AS given
     WHERE NOT EXISTS (
       SELECT 1 FROM canteen_managers JOIN users ON users.id = user_id
       WHERE canteen_managers.canteen_id = given.canteen_id AND users.email_key = given.email_key
         AND NOT users.email_confirmed
     ) AND NOT EXISTS (
       SELECT 1 FROM manager_invitations AS earlier
       WHERE earlier.canteen_id = given.canteen_id AND lower(earlier.email) = given.email_key
     )
     ORDER BY position
     ON CONFLICT DO NOTHING RETURNING canteen_id, email`,
    [now(), JSON.stringify(guests.map(({ canteen, email }, index) => [index, canteen.id, email, accountKey(email)]))],
  )
}
