import { isCentralKitchen, isSatellite } from '@ma-cantine/lib/canteens/production'
import { satelliteRefusals } from '@ma-cantine/lib/canteens/satellite-refusals'
import { campaignUnderWay, withCampaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { recordWrites } from '../history/record-writes.ts'
import { type Caller, originOf } from '../http/caller.ts'
import { Refusal } from '../http/refusal.ts'
import type { Settings } from '../settings/settings.ts'
import { addMembers } from '../teams/add-members.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import { noSuchCanteen } from '../teams/require-managed.ts'
import { listMemberIds } from '../teams/team-members.ts'
import { now } from '../time/date-time.ts'
import type { CanteenRow } from './canteen-rows.ts'
import { isSatelliteSql } from './missing-fields-sql.ts'

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
  return centralProducerSiret === kitchen.siret && isSatellite(productionType) && !canteen.awaitsConsent
}

/** A transaction of a caller, and the campaign of the settings. */
interface Linking {
  readonly transaction: Knex.Transaction
  readonly settings: Pick<Settings, 'campaign'>
  readonly caller: Caller
}

/**
 * Makes the canteen a satellite. One without managers gets those of the kitchen.
 * @throws Refusal (403) while a declaration of the canteen is in force: its kitchen could declare the same again.
 */
export async function linkSatellite(
  { transaction, settings, caller }: Linking,
  { canteen: { id, productionType }, kitchen }: { readonly canteen: CanteenRow; readonly kitchen: Kitchen },
): Promise<void> {
  if (await isDeclared(transaction, settings, id)) throw new Refusal(403, satelliteRefusals('declared'))
  await recordWrites(transaction, originOf(caller), 'canteens', [id], async states => {
    await transaction('canteens')
      .where({ id })
      .update({
        centralProducerSiret: kitchen.siret,
        productionType: 'site_cooked_elsewhere',
        formerProductionType: isSatellite(productionType) ? null : productionType,
        awaitsConsent: null,
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

/** Whether the canteen has declared its report in the campaign under way, its correction included. */
async function isDeclared(
  transaction: Knex.Transaction,
  { campaign }: Linking['settings'],
  canteenId: number,
): Promise<boolean> {
  const underWay = campaignUnderWay(new Date(), withCampaign(campaign))
  if (!underWay) return false
  const inForce = { canteenId, year: underWay.year, status: 'SUBMITTED' }
  return (await transaction('teledeclarations').where(inForce).first('id')) !== undefined
}

/** Takes canteens off those that their kitchens deliver to: they produce again what they did before. */
export async function unlinkSatellites(transaction: Knex.Transaction, ids: readonly number[]): Promise<void> {
  await transaction('canteens')
    .where(inList(transaction, 'id', ids))
    .update({
      centralProducerSiret: null,
      productionType: transaction.raw(
        `CASE WHEN ${isSatelliteSql} THEN coalesce(former_production_type, production_type) ELSE production_type END`,
      ),
      formerProductionType: null,
      awaitsConsent: null,
      modificationDate: now(),
    })
}
