import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import type { User } from '@ma-cantine/lib/accounts/user'
import { messageRefusals } from '@ma-cantine/lib/public-canteens/message-refusals'
import type { CanteenMessage, MessageDecision } from '@ma-cantine/lib/public-canteens/messages-api'
import type { Knex } from 'knex'
import { whereVisible } from '../canteens/visible-sql.ts'
import { queueEmails } from '../emails/outbox.ts'
import type { Reader } from '../emails/reader.ts'
import { type Origin, recordChanges } from '../history/history.ts'
import { FieldErrors, orNotFound } from '../http/refusal.ts'
import { createLinkSecret, secretHash } from '../security/secret-hash.ts'
import type { Services } from '../services/services.ts'
import type { Settings } from '../settings/settings.ts'
import { listReadersOf } from '../teams/load-team.ts'
import { noSuchCanteen } from '../teams/require-managed.ts'
import { listMemberIds } from '../teams/team-members.ts'
import { now } from '../time/date-time.ts'
import { allowInquiry } from './allow-inquiry.ts'
import { canteenMessageEmail, messageToReadEmail } from './canteen-message-emails.ts'
import { insertSubmission } from './insert-submission.ts'
import { invitationEmail } from './invitation-emails.ts'

/** Our team reads French. */
export const teamOf = ({ contactEmail }: Settings): Reader => ({ address: contactEmail, locale: 'fr' })

/** A message to a canteen, and who sends it. */
export interface SentCanteenMessage {
  readonly message: CanteenMessage
  /** Null for an anonymous sender. */
  readonly user: User | null
  /** The idempotency key of the request, null without one. */
  readonly key: string | null
}

/**
 * Stores a message to a canteen and asks our team to read it, in one transaction: it leaves once they let it.
 * @returns false when the same request had already stored it.
 * @throws Refusal 404 for a canteen that is not public, 400 for one that nobody manages, 422 when the key belongs to another
 * message, 429 when too many messages came.
 */
export function storeCanteenMessage(
  { database, settings }: Services,
  { message, user, key }: SentCanteenMessage,
): Promise<boolean> {
  const { destinationCanteen, senderEmail, senderName, body } = message
  const { token, hash } = createLinkSecret()
  return database.transaction(async transaction => {
    const canteen: { id: number; name: string } | undefined = await whereVisible(
      transaction,
      transaction('canteens').where({ id: destinationCanteen }),
    ).first('id', 'name')
    if (!canteen) throw noSuchCanteen()
    if ((await listReadersOf(transaction, [canteen.id]))(canteen.id).length === 0) {
      throw new FieldErrors({ destinationCanteen: [messageRefusals('canteen-without-manager')] })
    }
    const row = {
      creationDate: now(),
      canteenId: canteen.id,
      senderEmail,
      senderEmailKey: accountKey(senderEmail),
      senderName: senderName || null,
      body,
      status: 'pending',
      decisionHash: hash,
    }
    const content = [canteen.id, senderEmail, senderName || null, body]
    if ((await insertSubmission(transaction, 'canteenMessages', row, { key, content })) === null) return false
    await allowInquiry(transaction, settings, user)
    const shown = { canteen, senderEmail, senderName: senderName ?? null, body }
    await queueEmails(transaction, [messageToReadEmail(teamOf(settings), shown, token, settings.publicUrl)])
    return true
  })
}

interface StoredMessage {
  readonly id: number
  readonly canteenId: number
  readonly status: 'pending' | 'sent' | 'blocked'
  readonly senderEmail: string
  readonly senderName: string | null
  readonly body: string
  /** The address that is invited; null for a message to the managers. */
  readonly recipientEmail: string | null
}

/**
 * Lets a message leave to the managers of its canteen, or to the address that it invites, or stops it. What was decided before stays.
 * @returns what is decided.
 * @throws FieldErrors for a link that no message has, and for an invitation to a canteen that somebody manages by now.
 */
export function decideMessageByLink(
  services: Services,
  token: string,
  decision: MessageDecision,
): Promise<'sent' | 'blocked'> {
  return services.database.transaction(async transaction => {
    const message = await lockMessage(transaction, { decisionHash: secretHash(token) })
    if (!message) throw new FieldErrors({ nonFieldErrors: [messageRefusals('unknown-decision-link')] })
    // Whoever reads the mail of the team decides: the history knows no more of them.
    return decide(transaction, { ...services, origin: null }, message, decision)
  })
}

/** The same, in the writing room. @throws Refusal (404), FieldErrors. */
export function decideMessage(
  services: Services,
  origin: Origin,
  id: number,
  decision: MessageDecision,
): Promise<'sent' | 'blocked'> {
  return services.database.transaction(async transaction => {
    const message = orNotFound(await lockMessage(transaction, { id }), messageRefusals('unknown-message'))
    return decide(transaction, { ...services, origin }, message, decision)
  })
}

async function decide(
  transaction: Knex.Transaction,
  { settings, origin }: Pick<Services, 'settings'> & { readonly origin: Origin | null },
  message: StoredMessage,
  decision: MessageDecision,
): Promise<'sent' | 'blocked'> {
  if (message.status !== 'pending') return message.status
  const status = decision === 'send' ? 'sent' : 'blocked'
  if (status === 'sent') await requireStillInvitable(transaction, message)
  await transaction('canteenMessages').where({ id: message.id }).update({ status, decisionDate: now() })
  if (origin) {
    const change = { entityId: message.id, before: { status: message.status }, after: { status } }
    await recordChanges(transaction, origin, 'canteenMessages', [change])
  }
  if (status === 'sent') await sendMessage(transaction, message, settings)
  return status
}

const lockMessage = (
  transaction: Knex.Transaction,
  which: { readonly id: number } | { readonly decisionHash: string },
): Promise<StoredMessage | undefined> =>
  transaction('canteenMessages')
    .where(which)
    .forUpdate()
    .first('id', 'canteenId', 'status', 'senderEmail', 'senderName', 'recipientEmail', 'body')

/** Somebody may have taken the canteen over while its invitation waited. */
async function requireStillInvitable(
  transaction: Knex.Transaction,
  { canteenId, recipientEmail }: StoredMessage,
): Promise<void> {
  if (recipientEmail === null || (await listMemberIds(transaction, canteenId)).length === 0) return
  throw new FieldErrors({ nonFieldErrors: [messageRefusals('outdated-invitation')] })
}

/** Queues it for who is invited, or for all managers, and, for our team, a copy. */
async function sendMessage(
  transaction: Knex.Transaction,
  { canteenId, recipientEmail, ...message }: StoredMessage,
  settings: Settings,
): Promise<void> {
  const canteen: { id: number; name: string } | undefined = await transaction('canteens')
    .where({ id: canteenId })
    .first('id', 'name')
  if (!canteen) return
  const { publicUrl } = settings
  if (recipientEmail !== null) {
    const invitation = { ...message, canteen, recipientEmail }
    const invited: Reader = { address: recipientEmail, locale: 'fr' }
    const emails = [invited, teamOf(settings)].map(reader => invitationEmail(reader, invitation, publicUrl))
    return queueEmails(transaction, emails)
  }
  const readers = (await listReadersOf(transaction, [canteenId]))(canteenId)
  await queueEmails(
    transaction,
    [...readers, teamOf(settings)].map(reader => canteenMessageEmail(reader, { ...message, canteen }, publicUrl)),
  )
}
