import { isGroup, isSatellite, mayHaveSatellites } from '@ma-cantine/lib/canteens/production'
import { satelliteRefusals } from '@ma-cantine/lib/canteens/satellite-refusals'
import { campaignUnderWay } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { Knex } from 'knex'
import { loadCampaigns } from '../campaigns/load-campaigns.ts'
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
import { loadKitchens } from './load-deliveries.ts'
import { isSatelliteSql } from './missing-fields-sql.ts'

/** A central kitchen, which satellites name by its SIRET, or a group, which they name by its id. */
export type Kitchen = CanteenRow

export const readCanteen = (transaction: Knex, id: number): Promise<CanteenRow | undefined> =>
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
  const { productionType, siret } = kitchen
  if (!mayHaveSatellites(productionType)) throw new Refusal(403, satelliteRefusals('not-a-kitchen'))
  if (!siret && !isGroup(productionType)) throw new Refusal(400, satelliteRefusals('kitchen-without-own-siret'))
  return kitchen
}

/**
 * Whether the canteen is a satellite of the kitchen already.
 * @throws Refusal (403) for a canteen that cannot be its satellite.
 */
export async function isLinked(transaction: Knex.Transaction, canteen: CanteenRow, kitchen: Kitchen): Promise<boolean> {
  const { productionType, centralProducerSiret, groupId } = canteen
  if (mayHaveSatellites(productionType)) throw new Refusal(403, satelliteRefusals('satellite-is-kitchen'))
  if (isGroup(kitchen.productionType) && !isSatellite(productionType)) {
    throw new Refusal(403, satelliteRefusals('not-a-satellite'))
  }
  const kitchenOf = await loadKitchens(transaction, [canteen])
  const current = kitchenOf(canteen)
  // A SIRET that no kitchen has here does not keep a canteen from joining a group.
  const isOfAnother = isGroup(kitchen.productionType)
    ? current !== null && current.id !== kitchen.id
    : groupId !== null || (centralProducerSiret && centralProducerSiret !== kitchen.siret)
  if (isOfAnother) throw new Refusal(403, satelliteRefusals('satellite-of-another'))
  return current?.id === kitchen.id
}

/** A transaction of a caller, and the campaign of the settings. */
interface Linking {
  readonly transaction: Knex.Transaction
  readonly settings: Pick<Settings, 'campaign'>
  readonly caller: Caller
}

/**
 * Makes the canteen a satellite. One without managers gets those of the kitchen.
 * @throws Refusal while a declaration of the canteen is in force (403), for its kitchen could declare the same again, or
 * while that of the group is (400).
 */
export async function linkSatellite(
  { transaction, settings, caller }: Linking,
  { canteen: { id, productionType }, kitchen }: { readonly canteen: CanteenRow; readonly kitchen: Kitchen },
): Promise<void> {
  if (await isDeclared(transaction, settings, id)) throw new Refusal(403, satelliteRefusals('declared'))
  const inGroup = isGroup(kitchen.productionType)
  if (inGroup) await requireOpenGroup(transaction, settings, kitchen.id)
  await recordWrites(transaction, originOf(caller), 'canteens', [id], async states => {
    await transaction('canteens')
      .where({ id })
      .update({
        ...(inGroup
          ? { groupId: kitchen.id }
          : {
              centralProducerSiret: kitchen.siret,
              productionType: 'site_cooked_elsewhere',
              formerProductionType: isSatellite(productionType) ? null : productionType,
              awaitsConsent: null,
            }),
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
export const isDeclared = async (database: Knex, settings: Linking['settings'], canteenId: number): Promise<boolean> =>
  (await findDeclared(database, settings, [canteenId])).has(canteenId)

/** The canteens among these that have. */
export async function findDeclared(
  database: Knex,
  settings: Linking['settings'],
  canteenIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const underWay = campaignUnderWay(new Date(), await loadCampaigns(database, settings))
  if (!underWay) return new Set()
  const rows: { canteenId: number }[] = await database('teledeclarations')
    .where({ year: underWay.year, status: 'SUBMITTED' })
    .where(inList(database, 'canteenId', canteenIds))
    .select('canteenId')
  return new Set(rows.map(({ canteenId }) => canteenId))
}

/** @throws Refusal (400) while the declaration of the group is in force: it says which canteens it covers. */
export async function requireOpenGroup(
  transaction: Knex.Transaction,
  settings: Linking['settings'],
  groupId: number,
): Promise<void> {
  if (await isDeclared(transaction, settings, groupId)) throw new Refusal(400, satelliteRefusals('group-declared'))
}

/**
 * Takes canteens out of their groups. What they produce stays, and the SIRET that they name; a kitchen that has this SIRET
 * delivers to them once their teams agree.
 */
export async function leaveGroups(transaction: Knex.Transaction, ids: readonly number[]): Promise<void> {
  await transaction('canteens')
    .where(inList(transaction, 'id', ids))
    .update({
      groupId: null,
      awaitsConsent: transaction.raw(`CASE WHEN EXISTS (SELECT 1 FROM canteens AS kitchen
        WHERE kitchen.siret = canteens.central_producer_siret AND kitchen.deletion_date IS NULL
          AND kitchen.production_type IN ('central', 'central_serving')) THEN TRUE ELSE awaits_consent END`),
      modificationDate: now(),
    })
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
