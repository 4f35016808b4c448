import { isGroup } from '@ma-cantine/lib/canteens/production'
import type { Email } from '../emails/email.ts'
import { listedNames, oneLine } from '../emails/one-line.ts'
import type { Reader } from '../emails/reader.ts'
import { deliveryEmailWords, severalDeliveriesWords } from './delivery-email-words.ts'
import { groupEmailWords, severalInGroupWords } from './group-email-words.ts'
import { type CanteenName, canteenAddress } from './team-emails.ts'

type KitchenChange = 'asked' | 'accepted' | 'declined' | 'linked' | 'unlinked' | 'renumbered'
/** What only groups know. */
type GroupChange = 'left' | 'converted' | 'reverted'

/** What became of the delivery of canteens by a central kitchen, or of their place in a group; what a team answered is for who asked. */
export interface DeliveryChange {
  readonly canteens: readonly CanteenName[]
  readonly kitchen: CanteenName & {
    readonly siret: string | null
    readonly city: string | null
    readonly productionType: string | null
  }
  readonly change: KitchenChange | GroupChange
}

const nameLimit = 20

export function deliveryEmail(
  { address, locale }: Reader,
  { canteens, kitchen, change }: DeliveryChange,
  publicUrl: string,
): Email {
  const [canteen, second] = canteens
  const isOne = canteen !== undefined && second === undefined
  const isAnswer = change === 'accepted' || change === 'declined' || change === 'linked' || change === 'left'
  const { subject, text, next } = sentencesOf(change, isGroup(kitchen.productionType), isOne || isAnswer).in(locale)
  const kitchenNames = [kitchen.name, kitchen.city, kitchen.siret].flatMap(part => (part ? oneLine(part) : []))
  const names = canteens.map(({ name }) => name)
  const words = deliveryEmailWords(isGroup(kitchen.productionType) ? 'group' : 'both', {
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

const groupChanges: ReadonlySet<DeliveryChange['change']> = new Set<GroupChange>(['left', 'converted', 'reverted'])
const isOfGroups = (change: DeliveryChange['change']): change is GroupChange => groupChanges.has(change)

/** The sentences for a kitchen or a group, and for one canteen or several. A group has no SIRET that could change. */
function sentencesOf(change: DeliveryChange['change'], ofGroup: boolean, isOne: boolean) {
  if (isOfGroups(change)) return isOne || change === 'left' ? groupEmailWords(change) : severalInGroupWords(change)
  if (!ofGroup || change === 'renumbered') {
    return isOne ? deliveryEmailWords(change) : severalDeliveriesWords(change as 'asked' | 'unlinked' | 'renumbered')
  }
  return isOne ? groupEmailWords(change) : severalInGroupWords(change as 'asked' | 'unlinked')
}
