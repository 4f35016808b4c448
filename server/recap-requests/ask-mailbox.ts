import { recapRequestRefusals } from '@ma-cantine/lib/recap-requests/recap-request-refusals'
import { readerOf } from '../emails/reader.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services/services.ts'
import { queueOutsideEmails } from '../teams/outside-messages.ts'
import { findByLink, findByMailbox } from './open-link.ts'
import { mailboxEmail } from './request-emails.ts'
import { recapMailboxToken } from './request-links.ts'

/**
 * Sends to the mailbox of a link another one, which opens all of its open requests.
 * @throws Refusal: 404 for a token that opens nothing, 409 when no request is open, 429 when the mailbox got too many messages.
 */
export async function askMailbox({ database, settings, mail }: Services, token: string): Promise<void> {
  const { row } = await findByLink(database.reader, settings.sessionSecret, token)
  const mailboxToken = recapMailboxToken(settings.sessionSecret, row.id)
  await database.transaction(async transaction => {
    const links = await findByMailbox(transaction, settings.sessionSecret, mailboxToken)
    if (links.length === 0) throw new Refusal(409, recapRequestRefusals('no-open-request'))
    const email = mailboxEmail(readerOf({ email: row.email }), links.length, mailboxToken, settings.publicUrl)
    // Whoever has the link asks: nobody is counted as the sender.
    await queueOutsideEmails(transaction, settings, { kind: 'recapRequest', senderId: null }, [email])
  })
  mail.drain()
}
