import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import type { User } from '@ma-cantine/lib/accounts/user'
import { messageRefusals } from '@ma-cantine/lib/public-canteens/message-refusals'
import { type Invitation, invitationPause } from '@ma-cantine/lib/statistics/invitations-api'
import type { Knex } from 'knex'
import { whereVisible } from '../canteens/visible-sql.ts'
import { queueEmails } from '../emails/outbox.ts'
import { FieldErrors } from '../http/refusal.ts'
import { createLinkSecret } from '../security/secret-hash.ts'
import type { Services } from '../services/services.ts'
import { noSuchCanteen } from '../teams/require-managed.ts'
import { listMemberIds } from '../teams/team-members.ts'
import { now } from '../time/date-time.ts'
import { daysAgo } from '../time/days-ago.ts'
import { allowInquiry } from './allow-inquiry.ts'
import { teamOf } from './canteen-messages.ts'
import { insertSubmission } from './insert-submission.ts'
import { invitationToReadEmail } from './invitation-emails.ts'

const day = 86_400_000

/** An invitation, and who sends it. */
export interface SentInvitation {
  readonly invitation: Invitation
  readonly canteenId: number
  /** An elected official. */
  readonly user: User
  /** The idempotency key of the request, null without one. */
  readonly key: string | null
}

/**
 * Stores an invitation to manage a canteen and asks our team to read it, in one transaction: it leaves once they let it.
 * @returns false when the same request had already stored it.
 * @throws Refusal 404 for a canteen that is not public, or out of the departments of who invites, 422 when the key belongs to
 * another message, 429 when too many messages came; FieldErrors for a canteen that is managed, or was invited lately.
 */
export function storeInvitation(
  { database, settings }: Services,
  { invitation: { recipientEmail, body }, canteenId, user, key }: SentInvitation,
): Promise<boolean> {
  const { token, hash } = createLinkSecret()
  return database.transaction(async transaction => {
    const canteen = await lockInvited(transaction, canteenId, user)
    const senderName = [user.firstName, user.lastName].filter(Boolean).join(' ') || null
    const row = {
      creationDate: now(),
      canteenId,
      senderEmail: user.email,
      senderEmailKey: accountKey(user.email),
      senderName,
      recipientEmail,
      body,
      status: 'pending',
      decisionHash: hash,
    }
    const content = [canteenId, recipientEmail, body]
    if ((await insertSubmission(transaction, 'canteenMessages', row, { key, content })) === null) return false
    await requireInvitable(transaction, canteenId, hash)
    await allowInquiry(transaction, settings, user)
    const shown = { canteen, senderEmail: user.email, senderName, recipientEmail, body }
    await queueEmails(transaction, [invitationToReadEmail(teamOf(settings), shown, token, settings.publicUrl)])
    return true
  })
}

/** Of two officials who invite at once, the second sees the invitation of the first. */
async function lockInvited(
  transaction: Knex.Transaction,
  canteenId: number,
  { departments }: User,
): Promise<{ readonly id: number; readonly name: string }> {
  const canteen: { id: number; name: string; department: string | null } | undefined = await whereVisible(
    transaction,
    transaction('canteens').where({ id: canteenId }),
  )
    .forUpdate()
    .first('id', 'name', 'department')
  if (!canteen?.department || !departments?.some(code => code === canteen.department)) throw noSuchCanteen()
  return canteen
}

/** @param hash of the invitation that was just stored. */
async function requireInvitable(transaction: Knex.Transaction, canteenId: number, hash: string): Promise<void> {
  if ((await listMemberIds(transaction, canteenId)).length > 0) {
    throw new FieldErrors({ nonFieldErrors: [messageRefusals('canteen-with-manager')] })
  }
  const last: { creationDate: string } | undefined = await transaction('canteenMessages')
    .where({ canteenId })
    .whereNotNull('recipientEmail')
    .whereNot({ status: 'blocked' })
    .whereNot({ decisionHash: hash })
    .where('creationDate', '>', daysAgo(invitationPause))
    .orderBy('creationDate', 'desc')
    .first('creationDate')
  if (!last) return
  const next = new Date(Date.parse(last.creationDate) + invitationPause * day).toISOString()
  throw new FieldErrors({ nonFieldErrors: [messageRefusals('already-invited', next)] })
}
