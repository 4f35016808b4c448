import type { User } from '@ma-cantine/lib/accounts/user'
import { inquiryRefusals } from '@ma-cantine/lib/contact/inquiry-refusals'
import type { Knex } from 'knex'
import { allowOutsideEmails } from '../emails/outside-emails.ts'
import { Refusal } from '../http/refusal.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * Counts a message that our team will read, last in its transaction.
 * @param user null for an anonymous sender.
 * @throws Refusal (429) when there are too many.
 */
export async function allowInquiry(
  transaction: Knex.Transaction,
  settings: Settings,
  user: User | null,
): Promise<void> {
  const { refusal } = await allowOutsideEmails(transaction, settings, {
    limit: user ? 'userInquiry' : 'anonymousInquiry',
    senderId: user?.id ?? null,
    recipients: [settings.contactEmail],
  })
  if (!refusal) return
  const { by, wait } = refusal
  throw new Refusal(429, inquiryRefusals(`too-many-inquiries-of-${by}`, wait), { 'retry-after': String(wait) })
}
