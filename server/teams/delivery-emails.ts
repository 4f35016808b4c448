import type { Email } from '../emails/email.ts'
import { listedNames, oneLine } from '../emails/one-line.ts'
import type { Reader } from '../emails/reader.ts'
import { deliveryEmailWords, severalDeliveriesWords } from './delivery-email-words.ts'
import { type CanteenName, canteenAddress } from './team-emails.ts'

/** What became of the delivery of canteens by a central kitchen; what a team answered is for who asked. */
export interface DeliveryChange {
  readonly canteens: readonly CanteenName[]
  readonly kitchen: CanteenName & { readonly siret: string | null; readonly city: string | null }
  readonly change: 'asked' | 'accepted' | 'declined' | 'linked' | 'unlinked' | 'renumbered'
}

const nameLimit = 20

export function deliveryEmail(
  { address, locale }: Reader,
  { canteens, kitchen, change }: DeliveryChange,
  publicUrl: string,
): Email {
  const [canteen, second] = canteens
  const isOne = canteen !== undefined && second === undefined
  const isAnswer = change === 'accepted' || change === 'declined' || change === 'linked'
  const { subject, text, next } = (isOne || isAnswer ? deliveryEmailWords(change) : severalDeliveriesWords(change)).in(
    locale,
  )
  const kitchenNames = [kitchen.name, kitchen.city, kitchen.siret].flatMap(part => (part ? oneLine(part) : []))
  const names = canteens.map(({ name }) => name)
  const words = deliveryEmailWords('both', {
    canteen: oneLine(canteen?.name ?? ''),
    kitchen: kitchenNames.join(', '),
  }).in(locale)
  return {
    recipient: address,
    locale,
    subject,
    blocks: isOne
      ? [
          { text, items: [words.canteen, words.kitchen] },
          { text: next, button: words.button, address: canteenAddress(canteen, publicUrl) },
        ]
      : [
          { text, items: [words.kitchen, ...listedNames(names, nameLimit, locale)] },
          { text: next, button: words.buttonOfSeveral, address: `${publicUrl}/gestion` },
        ],
  }
}
