import { createHash } from 'node:crypto'
import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { Inquiry } from '@ma-cantine/lib/contact/inquiry-api'
import { inquiryRefusals } from '@ma-cantine/lib/contact/inquiry-refusals'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { Knex } from 'knex'
import { queueEmails } from '../emails/outbox.ts'
import { allowOutsideEmails } from '../emails/outside-emails.ts'
import type { Reader } from '../emails/reader.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services/services.ts'
import type { Settings } from '../settings/settings.ts'
import { now } from '../time/date-time.ts'
import { inquiryEmail } from './inquiry-emails.ts'

/** A message to the team, and who sends it. */
export interface SentInquiry {
  readonly inquiry: Inquiry
  /** Null for an anonymous sender. */
  readonly user: User | null
  /** The idempotency key of the request, null without one. */
  readonly key: string | null
}

/**
 * Stores a message and queues its e-mail in one transaction, so that none is lost and none leaves twice.
 * @returns false when the same request had already stored it.
 * @throws Refusal 422 when the key belongs to another message, 429 when too many messages came.
 */
export function storeInquiry({ database, settings }: Services, sent: SentInquiry): Promise<boolean> {
  return database.transaction(async transaction => {
    if (!(await insertInquiry(transaction, sent))) return false
    await allowInquiry(transaction, settings, sent.user)
    // Our team reads French.
    const team: Reader = { address: settings.contactEmail, locale: 'fr' }
    await queueEmails(transaction, [inquiryEmail(team, sent)])
    return true
  })
}

/** @returns whether the message is new. */
async function insertInquiry(transaction: Knex.Transaction, { inquiry, user, key }: SentInquiry): Promise<boolean> {
  const { from, name, message, inquiryType, meta } = inquiry
  const requestDigest = digestOf(inquiry)
  const inserted: unknown[] = await transaction('inquiries')
    .insert({
      creationDate: now(),
      userId: user?.id ?? null,
      email: from,
      emailKey: accountKey(from),
      name: name || null,
      inquiryType: inquiryType || 'other',
      message,
      meta: JSON.stringify(meta ?? {}),
      submissionKey: key,
      requestDigest,
    })
    .onConflict('submissionKey')
    .ignore()
    .returning('id')
  if (inserted.length > 0) return true
  const known: { requestDigest: string } | undefined = await transaction('inquiries')
    .where({ submissionKey: key })
    .first('requestDigest')
  if (known?.requestDigest !== requestDigest) throw new Refusal(422, httpRefusals('key-of-another-request'))
  return false
}

/** Recognises a repeated message. Leaves out `meta`: a session may end before the message is sent again. */
const digestOf = ({ from, name, message, inquiryType }: Inquiry): string =>
  createHash('sha256')
    .update(JSON.stringify([from, name || null, message, inquiryType || null]))
    .digest('hex')

/** Counts the message, last in its transaction. @throws Refusal (429) when there are too many. */
async function allowInquiry(transaction: Knex.Transaction, settings: Settings, user: User | null): Promise<void> {
  const { refusal } = await allowOutsideEmails(transaction, settings, {
    limit: user ? 'userInquiry' : 'anonymousInquiry',
    senderId: user?.id ?? null,
    recipients: [settings.contactEmail],
  })
  if (!refusal) return
  const { by, wait } = refusal
  throw new Refusal(429, inquiryRefusals(`too-many-inquiries-of-${by}`, wait), { 'retry-after': String(wait) })
}
