import { fullName } from '@ma-cantine/lib/accounts/full-name'
import type { User } from '@ma-cantine/lib/accounts/user'
import { recapRequestRefusals } from '@ma-cantine/lib/recap-requests/recap-request-refusals'
import type { SentRecapRequest } from '@ma-cantine/lib/recap-requests/recap-requests-api'
import type { Knex } from 'knex'
import { emailText } from '../emails/email-text.ts'
import { readerOf } from '../emails/reader.ts'
import { Refusal } from '../http/refusal.ts'
import type { Settings } from '../settings/settings.ts'
import { queueOutsideEmails } from '../teams/outside-messages.ts'
import { requestEmail, type ToldRequest } from './request-emails.ts'
import { recapLinkToken } from './request-links.ts'
import { isStopped } from './stopped-mailboxes.ts'

/** Who asks, as their account has them. */
export type RequestSender = Pick<User, 'id' | 'email' | 'firstName' | 'lastName' | 'username'>

interface Sending {
  readonly transaction: Knex.Transaction
  readonly settings: Settings
  readonly sender: RequestSender
}

/**
 * Queues the message of a request, last in its transaction.
 * @returns the message as its sender may see it: dots stand for the secret of its link.
 * @throws Refusal (409) when the reader wants no such message, (429) when this one would be too many.
 */
export async function sendRequestEmail(
  { transaction, settings, sender }: Sending,
  request: ToldRequest & { readonly row: { readonly mailboxHash: string } },
  isReminder: boolean,
): Promise<SentRecapRequest['message']> {
  if (await isStopped(transaction, request.row.mailboxHash)) {
    throw new Refusal(409, recapRequestRefusals('mailbox-stopped'))
  }
  const token = recapLinkToken(settings.sessionSecret, request.row.id)
  // Without an account, nobody told their language.
  const reader = readerOf({ email: request.row.email })
  const writer = { name: fullName(sender), email: sender.email }
  const email = requestEmail(reader, request, writer, token, isReminder)
  await queueOutsideEmails(transaction, settings, { kind: 'recapRequest', senderId: sender.id }, [email])
  return { subject: email.subject, text: emailText(requestEmail(reader, request, writer, '…', isReminder)) }
}
