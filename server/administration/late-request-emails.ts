import type { User } from '@ma-cantine/lib/accounts/user'
import type { Email } from '../emails/email.ts'
import { oneLine } from '../emails/one-line.ts'
import type { Reader } from '../emails/reader.ts'
import type { CanteenName } from '../teams/team-emails.ts'
import { lateRequestEmailWords } from './late-request-email-words.ts'

interface SentLateRequest {
  readonly canteen: CanteenName
  readonly asker: Pick<User, 'email' | 'firstName' | 'lastName'>
  readonly year: number
  readonly reason: string
}

/** The message to our team; a reply goes to who asks. */
export function lateRequestEmail(
  { address, locale }: Reader,
  { canteen, asker, year, reason }: SentLateRequest,
  publicUrl: string,
): Email {
  const words = lateRequestEmailWords('asked', { year }).in(locale)
  const name = oneLine(`${asker.firstName} ${asker.lastName}`)
  return {
    recipient: address,
    locale,
    replyTo: asker.email,
    subject: words.subject,
    blocks: [
      { text: words.text, items: [oneLine(canteen.name)] },
      { text: words.person, items: [...(name === '' ? [] : [name]), asker.email] },
      words.reason,
      { quote: reason },
      { text: words.next, button: words.button, address: `${publicUrl}/administration/demandes-hors-campagne` },
    ],
  }
}
