import { inList } from '../database/in-list.ts'
import { reachOfUser, selectManaged } from '../teams/managed-canteens.ts'
import { queueOutsideEmails } from '../teams/outside-messages.ts'
import { teamDeliveryEmails } from '../teams/told-teams.ts'
import { now } from '../time/date-time.ts'
import type { TellingChange } from './ask-namers.ts'
import { unlinkSatellites } from './link-satellite.ts'

/** What a kitchen delivers to, and the SIRET that it has from now on; null for none, which leaves them without kitchen. */
interface Move {
  readonly satellites: readonly { readonly id: number; readonly name: string }[]
  readonly siret: string | null
}

/**
 * Lets the satellites of a kitchen name its new SIRET, and tells those of other teams. All must be told, however many.
 * @throws Refusal (429) when somebody cannot be told.
 */
export async function moveSatellites(
  change: TellingChange,
  kitchenId: number,
  { satellites, siret }: Move,
): Promise<void> {
  if (satellites.length === 0) return
  const { transaction, settings, caller } = change
  const ids = satellites.map(({ id }) => id)
  if (siret === null) await unlinkSatellites(transaction, ids)
  else {
    await transaction('canteens')
      .where(inList(transaction, 'id', ids))
      .update({ centralProducerSiret: siret, modificationDate: now() })
  }
  const own = await selectManaged(transaction, reachOfUser(caller.user.id), ids)
  const told = satellites.flatMap(({ id, name }) => (own.has(id) ? [] : { id, name, kitchenId }))
  const emails = await teamDeliveryEmails(change, told, siret === null ? 'unlinked' : 'renumbered')
  await queueOutsideEmails(transaction, settings, { kind: 'delivery', senderId: null }, emails)
}
