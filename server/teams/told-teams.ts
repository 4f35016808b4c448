import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import type { Email } from '../emails/email.ts'
import type { Caller } from '../http/caller.ts'
import type { Settings } from '../settings/settings.ts'
import { type DeliveryChange, deliveryEmail } from './delivery-emails.ts'
import { listReadersOf } from './load-team.ts'
import type { CanteenName } from './team-emails.ts'

/** A canteen whose team is told something of a kitchen. */
export type ToldCanteen = CanteenName & { readonly kitchenId: number }

/** What writes to teams, in a transaction of somebody. */
interface Telling {
  readonly transaction: Knex.Transaction
  readonly settings: Settings
  readonly caller: Pick<Caller, 'user'>
}

/** The messages to the managers of these canteens, but for who makes the change: one a person and a kitchen. */
export async function teamDeliveryEmails(
  { transaction, settings, caller }: Telling,
  canteens: readonly ToldCanteen[],
  change: DeliveryChange['change'],
): Promise<Email[]> {
  if (canteens.length === 0) return []
  const kitchens: DeliveryChange['kitchen'][] = await transaction('canteens')
    .where(
      inList(
        transaction,
        'id',
        canteens.map(({ kitchenId }) => kitchenId),
      ),
    )
    .select('id', 'name', 'siret', 'city', 'productionType')
  const kitchenOf = new Map(kitchens.map(kitchen => [kitchen.id, kitchen]))
  const readersOf = await listReadersOf(
    transaction,
    canteens.map(({ id }) => id),
  )
  const told = canteens.flatMap(canteen =>
    readersOf(canteen.id)
      .filter(({ address }) => address !== caller.user.email)
      .map(reader => ({ reader, canteen })),
  )
  const messages = Map.groupBy(told, ({ reader, canteen }) => `${canteen.kitchenId} ${reader.address}`)
  return [...messages.values()].flatMap(([first, ...others]) => {
    const kitchen = first && kitchenOf.get(first.canteen.kitchenId)
    if (!kitchen) return []
    const canteens = [first, ...others].map(({ canteen }) => canteen)
    return deliveryEmail(first.reader, { canteens, kitchen, change }, settings.publicUrl)
  })
}
