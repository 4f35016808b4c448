import { publicPagePath } from '@ma-cantine/lib/canteens/canteen-address'
import type { Email } from '../emails/email.ts'
import { oneLine } from '../emails/one-line.ts'
import type { Reader } from '../emails/reader.ts'
import { decisionAddress, type ShownCanteenMessage } from './canteen-message-emails.ts'
import { invitationEmailWords } from './invitation-email-words.ts'

/** An invitation to manage a canteen, with the address that it goes to. */
export interface ShownInvitation extends ShownCanteenMessage {
  readonly recipientEmail: string
}

const invited = ({ senderName, senderEmail, recipientEmail }: ShownInvitation) => ({
  name: oneLine(senderName ?? ''),
  address: senderEmail,
  recipient: recipientEmail,
})

/** The message to our team, which reads it before it leaves. */
export function invitationToReadEmail(
  { address, locale }: Reader,
  invitation: ShownInvitation,
  token: string,
  publicUrl: string,
): Email {
  const words = invitationEmailWords('to-read', invited(invitation)).in(locale)
  return {
    recipient: address,
    locale,
    subject: words.subject,
    blocks: [
      { text: words.text, items: [oneLine(invitation.canteen.name), words.sender, words.recipient] },
      words.message,
      { quote: invitation.body },
      { text: words.next, button: words.button, address: decisionAddress(token, publicUrl) },
    ],
  }
}

/** The message to the establishment, or the copy for our team: a reply goes to who invites. */
export function invitationEmail({ address, locale }: Reader, invitation: ShownInvitation, publicUrl: string): Email {
  const words = invitationEmailWords('sent', invited(invitation)).in(locale)
  return {
    recipient: address,
    locale,
    replyTo: invitation.senderEmail,
    subject: words.subject,
    blocks: [
      { text: words.text, items: [oneLine(invitation.canteen.name), words.sender] },
      words.message,
      { quote: invitation.body },
      { text: words.next, button: words.button, address: publicUrl + publicPagePath(invitation.canteen) },
    ],
  }
}
