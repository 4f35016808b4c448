import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { Inquiry } from '@ma-cantine/lib/contact/inquiry-api'
import type { Knex } from 'knex'
import { queueEmails } from '../emails/outbox.ts'
import type { Reader } from '../emails/reader.ts'
import type { Services } from '../services/services.ts'
import { now } from '../time/date-time.ts'
import { allowInquiry } from './allow-inquiry.ts'
import { inquiryEmail } from './inquiry-emails.ts'
import { insertSubmission } from './insert-submission.ts'

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
    if ((await insertInquiry(transaction, sent)) === null) return false
    await allowInquiry(transaction, settings, sent.user)
    // Our team reads French.
    const team: Reader = { address: settings.contactEmail, locale: 'fr' }
    await queueEmails(transaction, [inquiryEmail(team, sent)])
    return true
  })
}

function insertInquiry(transaction: Knex.Transaction, { inquiry, user, key }: SentInquiry): Promise<number | null> {
  const { from, name, message, inquiryType, meta } = inquiry
  const row = {
    creationDate: now(),
    userId: user?.id ?? null,
    email: from,
    emailKey: accountKey(from),
    name: name || null,
    inquiryType: inquiryType || 'other',
    message,
    meta: JSON.stringify(meta ?? {}),
  }
  // Without `meta`: a session may end before the message is sent again.
  return insertSubmission(transaction, 'inquiries', row, {
    key,
    content: [from, name || null, message, inquiryType || null],
  })
}
