import { isCentralKitchen, isSatellite } from '@ma-cantine/lib/canteens/production'
import { satelliteRefusals } from '@ma-cantine/lib/canteens/satellite-refusals'
import type { Knex } from 'knex'
import { recordWrites } from '../history/record-writes.ts'
import { type Caller, originOf } from '../http/caller.ts'
import { Refusal } from '../http/refusal.ts'
import { addMembers } from '../teams/add-members.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import { noSuchCanteen } from '../teams/require-managed.ts'
import { listMemberIds } from '../teams/team-members.ts'
import { now } from '../time/date-time.ts'
import type { CanteenRow } from './canteen-rows.ts'

/** A central kitchen that has the SIRET by which its satellites name it. */
export type Kitchen = CanteenRow & { readonly siret: string }

export const readCanteen = (transaction: Knex.Transaction, id: number): Promise<CanteenRow | undefined> =>
  transaction('canteens').where({ id }).whereNull('deletionDate').first()

/** Locks the kitchen and the satellite. @throws Refusal (400, 403, 404) for what cannot have satellites. */
export async function lockKitchen(
  transaction: Knex.Transaction,
  kitchenId: number,
  satelliteId: number | undefined,
): Promise<Kitchen> {
  await lockCanteens(transaction, satelliteId === undefined ? [kitchenId] : [kitchenId, satelliteId], 'write')
  const kitchen = await readCanteen(transaction, kitchenId)
  if (!kitchen) throw noSuchCanteen()
  if (!isCentralKitchen(kitchen.productionType)) throw new Refusal(403, satelliteRefusals('not-a-kitchen'))
  const { siret } = kitchen
  if (!siret) throw new Refusal(400, satelliteRefusals('kitchen-without-own-siret'))
  return { ...kitchen, siret }
}

/** Whether the kitchen delivers to the canteen already. @throws Refusal (403) for a canteen that cannot be its satellite. */
export function isLinked(canteen: CanteenRow, kitchen: Kitchen): boolean {
  const { productionType, centralProducerSiret } = canteen
  if (isCentralKitchen(productionType)) throw new Refusal(403, satelliteRefusals('satellite-is-kitchen'))
  if (centralProducerSiret && centralProducerSiret !== kitchen.siret) {
    throw new Refusal(403, satelliteRefusals('satellite-of-another'))
  }
  return centralProducerSiret === kitchen.siret && isSatellite(productionType)
}

/** Makes the canteen a satellite. One without managers gets those of the kitchen. */
export async function linkSatellite(
  transaction: Knex.Transaction,
  caller: Caller,
  { canteen: { id, productionType }, kitchen }: { readonly canteen: CanteenRow; readonly kitchen: Kitchen },
): Promise<void> {
  await recordWrites(transaction, originOf(caller), 'canteens', [id], async states => {
    await transaction('canteens')
      .where({ id })
      .update({
        centralProducerSiret: kitchen.siret,
        productionType: 'site_cooked_elsewhere',
        formerProductionType: isSatellite(productionType) ? null : productionType,
        modificationDate: now(),
      })
    const managers = states.get(id)?.managers as readonly number[]
    if (managers.length === 0) {
      const managerIds = await listMemberIds(transaction, kitchen.id)
      await addMembers(
        transaction,
        managerIds.map(userId => ({ canteenId: id, userId })),
      )
    }
  })
}

/** Takes a canteen off those that its kitchen delivers to: it produces again what it did before. */
export async function unlinkSatellite(
  transaction: Knex.Transaction,
  caller: Caller,
  { id, productionType, formerProductionType }: CanteenRow,
): Promise<void> {
  await recordWrites(transaction, originOf(caller), 'canteens', [id], async () => {
    await transaction('canteens')
      .where({ id })
      .update({
        centralProducerSiret: null,
        productionType: (isSatellite(productionType) ? formerProductionType : null) ?? productionType,
        formerProductionType: null,
        modificationDate: now(),
      })
  })
}
