import type { Email } from '../emails/email.ts'
import { oneLine } from '../emails/one-line.ts'
import type { Reader } from '../emails/reader.ts'
import { canteenAddress } from '../teams/team-emails.ts'
import { canteenMessageEmailWords } from './canteen-message-email-words.ts'

/** A message that somebody writes to a canteen. */
export interface ShownCanteenMessage {
  readonly canteen: { readonly id: number; readonly name: string }
  readonly senderEmail: string
  readonly senderName: string | null
  readonly body: string
}

const senderOf = ({ senderName, senderEmail }: ShownCanteenMessage) => ({
  name: oneLine(senderName ?? ''),
  address: senderEmail,
})

/** The address of the page on which our team decides. */
export const decisionAddress = (token: string, publicUrl: string): string =>
  `${publicUrl}/v2/messages-aux-cantines?${new URLSearchParams({ jeton: token })}`

/** The message to our team, which reads it before it leaves. */
export function messageToReadEmail(
  { address, locale }: Reader,
  message: ShownCanteenMessage,
  token: string,
  publicUrl: string,
): Email {
  const words = canteenMessageEmailWords('to-read', senderOf(message)).in(locale)
  return {
    recipient: address,
    locale,
    subject: words.subject,
    blocks: [
      { text: words.text, items: [oneLine(message.canteen.name), words.name, words.address] },
      words.message,
      { quote: message.body },
      { text: words.next, button: words.button, address: decisionAddress(token, publicUrl) },
    ],
  }
}

/** The message to a manager: a reply goes to who wrote. */
export function canteenMessageEmail(
  { address, locale }: Reader,
  message: ShownCanteenMessage,
  publicUrl: string,
): Email {
  const words = canteenMessageEmailWords('sent', senderOf(message)).in(locale)
  return {
    recipient: address,
    locale,
    replyTo: message.senderEmail,
    subject: words.subject,
    blocks: [
      { text: words.text, items: [oneLine(message.canteen.name), words.name, words.address] },
      words.message,
      { quote: message.body },
      { text: words.next, button: words.button, address: canteenAddress(message.canteen, publicUrl) },
    ],
  }
}
