import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import type { PlacedManager } from '@ma-cantine/lib/administration/administered-canteens-api'
import { administrationMessages } from '@ma-cantine/lib/administration/administration-messages'
import type { Knex } from 'knex'
import type { z } from 'zod'
import type { UserRow } from '../accounts/user-row.ts'
import { queueEmails } from '../emails/outbox.ts'
import { readerOf } from '../emails/reader.ts'
import { recordWrites } from '../history/record-writes.ts'
import { originOf } from '../http/caller.ts'
import { FieldErrors } from '../http/refusal.ts'
import { addMembers } from '../teams/add-members.ts'
import { deleteInvitations } from '../teams/invitations.ts'
import { placedManagerEmail } from './act-emails.ts'
import { actMessage, requireReachable, type StaffEdition } from './change-account.ts'
import { lockCanteen } from './lock-canteen.ts'
import { refusedAct } from './refuse-act.ts'
import { recordAct } from './staff-acts.ts'

/** Gives a manager to a canteen that nobody can manage. @throws FieldErrors, Refusal (403, 404). */
export async function putManager(
  edition: StaffEdition,
  canteenId: number,
  { email, reason }: z.output<typeof PlacedManager>,
): Promise<void> {
  const { transaction, settings, caller } = edition
  const canteen = await lockCanteen(edition, canteenId)
  if (await hasActiveManager(transaction, canteenId)) throw refusedAct('has-manager')
  const account = await lockAccountOf(transaction, email)
  if (!account.isActive) throw refusedAct('blocked-account')
  requireReachable(account)
  await recordWrites(transaction, originOf(caller), 'canteens', [canteenId], async () => {
    await addMembers(transaction, [{ canteenId, userId: account.id }])
    await deleteInvitations(transaction, canteenId, account.email)
  })
  await recordAct(transaction, {
    actorId: caller.user.id,
    kind: 'manager-placed',
    userId: account.id,
    canteenId,
    reason,
  })
  await queueEmails(transaction, [placedManagerEmail(readerOf(account), actMessage(settings, reason), canteen)])
}

/** A blocked account manages nothing, though it keeps its place in the team. */
const hasActiveManager = async (transaction: Knex.Transaction, canteenId: number): Promise<boolean> =>
  (await transaction('canteenManagers')
    .join('users', 'users.id', 'canteenManagers.userId')
    .where({ canteenId, isActive: true })
    .first('users.id')) !== undefined

/** Locks the account with this address: the exact one, or the only one that differs by case. @throws FieldErrors */
async function lockAccountOf(transaction: Knex.Transaction, email: string): Promise<UserRow> {
  const rows: UserRow[] = await transaction('users')
    .where({ emailKey: accountKey(email) })
    .orderBy('id')
    .forNoKeyUpdate()
    .select()
  const account = rows.find(row => row.email === email) ?? (rows.length === 1 ? rows[0] : undefined)
  if (!account) throw new FieldErrors({ email: [administrationMessages('no-such-account')] })
  return account
}
