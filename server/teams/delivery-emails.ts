import type { Email } from '../emails/email.ts'
import { oneLine } from '../emails/one-line.ts'
import type { Reader } from '../emails/reader.ts'
import { deliveryEmailWords } from './delivery-email-words.ts'
import { type CanteenName, canteenAddress } from './team-emails.ts'

/** A canteen that a central kitchen linked to itself, or unlinked. */
export interface DeliveryChange {
  readonly canteen: CanteenName
  readonly kitchen: CanteenName
  readonly change: 'linked' | 'unlinked'
}

/** For the team of the canteen. */
export function deliveryEmail(
  { address, locale }: Reader,
  { canteen, kitchen, change }: DeliveryChange,
  publicUrl: string,
): Email {
  const { subject, text, next } = deliveryEmailWords(change).in(locale)
  const names = { canteen: oneLine(canteen.name), kitchen: oneLine(kitchen.name) }
  const words = deliveryEmailWords('both', names).in(locale)
  return {
    recipient: address,
    locale,
    subject,
    blocks: [
      { text, items: [words.canteen, words.kitchen] },
      { text: next, button: words.button, address: canteenAddress(canteen, publicUrl) },
    ],
  }
}
