import type { Email } from '../emails/email.ts'
import { oneLine } from '../emails/one-line.ts'
import type { Reader } from '../emails/reader.ts'
import { deliveryEmailWords } from './delivery-email-words.ts'
import { type CanteenName, canteenAddress } from './team-emails.ts'

/** What became of the delivery of a canteen by a central kitchen; what its team answered is for who asked. */
export interface DeliveryChange {
  readonly canteen: CanteenName
  readonly kitchen: CanteenName & { readonly siret: string | null; readonly city: string | null }
  readonly change: 'asked' | 'accepted' | 'declined' | 'linked' | 'unlinked'
}

export function deliveryEmail(
  { address, locale }: Reader,
  { canteen, kitchen, change }: DeliveryChange,
  publicUrl: string,
): Email {
  const { subject, text, next } = deliveryEmailWords(change).in(locale)
  const names = {
    canteen: oneLine(canteen.name),
    kitchen: [kitchen.name, kitchen.city, kitchen.siret].flatMap(part => (part ? oneLine(part) : [])).join(', '),
  }
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
