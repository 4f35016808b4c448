import type { PlacedManager } from '@ma-cantine/lib/administration/administered-canteens-api'
import type { z } from 'zod'
import { queueEmails } from '../emails/outbox.ts'
import { readerOf } from '../emails/reader.ts'
import { recordWrites } from '../history/record-writes.ts'
import { originOf } from '../http/caller.ts'
import { addMembers } from '../teams/add-members.ts'
import { deleteInvitations } from '../teams/invitations.ts'
import { hasActiveManager } from '../teams/team-accounts.ts'
import { placedManagerEmail } from './act-emails.ts'
import { actMessage, requireReachable, type StaffEdition } from './change-account.ts'
import { findAccountId } from './find-account.ts'
import { lockAccounts } from './lock-accounts.ts'
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
  const account = await lockAccounts(transaction, caller, await findAccountId(transaction, email))
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
