import type { BlockChange, ElectedOfficialChange, StaffChange } from '@ma-cantine/lib/administration/accounts-api'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { endLinks } from '../accounts/account-links.ts'
import { endAccess } from '../accounts/end-access.ts'
import { endSessions } from '../accounts/session-store.ts'
import type { UserRow } from '../accounts/user-row.ts'
import { sqlOf } from '../database/sql.ts'
import type { Email } from '../emails/email.ts'
import { queueEmails } from '../emails/outbox.ts'
import { readerOf } from '../emails/reader.ts'
import { cancelReminders } from '../emails/waiting-reminders.ts'
import { type Origin, recordChanges } from '../history/history.ts'
import { type Caller, originOf } from '../http/caller.ts'
import { endSubscriptionsOf } from '../newsletter/subscriptions.ts'
import type { Settings } from '../settings/settings.ts'
import { endLinksOf } from '../teams/end-weighing-links.ts'
import { departmentsOf } from './accounts.ts'
import { type ActMessage, blockEmail, electedEmail, staffEmail } from './act-emails.ts'
import { lockAccounts, staffLock } from './lock-accounts.ts'
import { refusedAct } from './refuse-act.ts'
import { type NewStaffAct, recordAct } from './staff-acts.ts'

/** A transaction of a member of the staff. */
export interface StaffEdition {
  readonly transaction: Knex.Transaction
  readonly settings: Settings
  readonly caller: Caller
}

export const actMessage = ({ publicUrl, contactEmail }: Settings, reason: string): ActMessage => ({
  reason,
  publicUrl,
  contactEmail,
})

/** @throws FieldErrors, Refusal (403, 404). */
export async function changeElectedOfficial(
  { transaction, settings, caller }: StaffEdition,
  accountId: number,
  { from, to, reason }: z.output<typeof ElectedOfficialChange>,
): Promise<void> {
  const account = await lockAccounts(transaction, caller, accountId)
  const current = departmentsOf(account)
  if (isSame(current, to) && Boolean(account.isElectedOfficial) === to.length > 0) throw refusedAct('unchanged')
  if (!isSame(current, from)) throw refusedAct('changed-meanwhile')
  requireReachable(account)
  if (!account.isActive) throw refusedAct('blocked-account')
  const columns = { isElectedOfficial: to.length > 0, departments: to.length > 0 ? JSON.stringify(to) : null }
  await writeAct(transaction, originOf(caller), account, columns, {
    act: { actorId: caller.user.id, kind: 'elected-official', reason, details: { departments: to } },
    email: electedEmail(readerOf(account), actMessage(settings, reason), to),
  })
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every(code => other.includes(code))

/** @throws FieldErrors, Refusal (403, 404). */
export async function changeStaff(
  { transaction, settings, caller }: StaffEdition,
  accountId: number,
  change: z.output<typeof StaffChange>,
): Promise<void> {
  await sqlOf(transaction).lock(transaction, staffLock)
  const account = await lockAccounts(transaction, caller, accountId)
  if (accountId === caller.user.id) throw refusedAct('not-oneself')
  await writeStaff(transaction, settings, { origin: originOf(caller), actorId: caller.user.id }, account, change)
}

/** Who does an act, for the history and for the journal. */
interface Actor {
  readonly origin: Origin
  /** Null for a script. */
  readonly actorId: number | null
}

/** Under `staffLock`. @throws FieldErrors */
export async function writeStaff(
  transaction: Knex.Transaction,
  settings: Settings,
  { origin, actorId }: Actor,
  account: UserRow,
  { isStaff, reason }: z.output<typeof StaffChange>,
): Promise<void> {
  if (Boolean(account.isStaff) === isStaff) throw refusedAct('unchanged')
  if (!isStaff && !(await hasOtherStaff(transaction, account.id))) throw refusedAct('last-staff')
  if (isStaff && !account.isActive) throw refusedAct('blocked-account')
  requireReachable(account)
  await writeAct(
    transaction,
    origin,
    account,
    { isStaff },
    {
      act: { actorId, kind: isStaff ? 'staff-added' : 'staff-removed', reason },
      email: staffEmail(readerOf(account), actMessage(settings, reason), isStaff),
    },
  )
}

const hasOtherStaff = async (transaction: Knex.Transaction, id: number): Promise<boolean> =>
  (await transaction('users').where({ isStaff: true, isActive: true }).whereNot({ id }).first('id')) !== undefined

/** @throws FieldErrors, Refusal (403, 404). */
export async function changeBlock(
  { transaction, settings, caller }: StaffEdition,
  accountId: number,
  { isBlocked, reason }: z.output<typeof BlockChange>,
): Promise<void> {
  await sqlOf(transaction).lock(transaction, staffLock)
  const account = await lockAccounts(transaction, caller, accountId)
  if (accountId === caller.user.id) throw refusedAct('not-oneself')
  if (!account.isActive === isBlocked) throw refusedAct('unchanged')
  requireReachable(account)
  const origin = originOf(caller)
  if (isBlocked) await endAllAccess(transaction, origin, account)
  await writeAct(
    transaction,
    origin,
    account,
    { isActive: !isBlocked },
    {
      act: { actorId: caller.user.id, kind: isBlocked ? 'blocked' : 'unblocked', reason },
      email: blockEmail(readerOf(account), actMessage(settings, reason), isBlocked),
    },
  )
}

/** Ends all that opens the account, on all nodes, and what leaves to its owner without being asked for. */
async function endAllAccess(transaction: Knex.Transaction, origin: Origin, { id, email }: UserRow): Promise<void> {
  await transaction('users').where({ id }).increment('accessVersion')
  await endSessions(transaction, id)
  await endLinks(transaction, id)
  await endAccess(transaction, id, {})
  await endLinksOf(transaction, origin, [id], null)
  await cancelReminders(transaction, id)
  await endSubscriptionsOf(transaction, [email])
}

/** @throws FieldErrors for an address that may be somebody else's: what cannot be told is not done. */
export function requireReachable({ emailConfirmed }: Pick<UserRow, 'emailConfirmed'>): void {
  if (!emailConfirmed) throw refusedAct('unconfirmed-account')
}

interface WrittenAct {
  readonly act: Omit<NewStaffAct, 'userId' | 'canteenId'>
  readonly email: Email
}

/** Writes columns of an account with its history, the journal and the message to its owner. */
async function writeAct(
  transaction: Knex.Transaction,
  origin: Origin,
  account: UserRow,
  columns: Readonly<Partial<Record<keyof UserRow, boolean | string | null>>>,
  { act, email }: WrittenAct,
): Promise<void> {
  const { id } = account
  await transaction('users').where({ id }).update(columns)
  const before = Object.fromEntries(
    Object.keys(columns).map(name => [name, storedValue(account, name as keyof UserRow)]),
  )
  await recordChanges(transaction, origin, 'users', [{ entityId: id, before, after: columns }])
  await recordAct(transaction, { ...act, userId: id, canteenId: null })
  await queueEmails(transaction, [email])
}

/** A value as the history has it, whatever the database: SQLite has numbers for booleans. */
const storedValue = (account: UserRow, name: keyof UserRow) =>
  name === 'departments' ? account.departments : Boolean(account[name])
