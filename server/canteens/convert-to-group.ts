import type { convertToGroup } from '@ma-cantine/lib/canteens/group-conversion-api'
import { groupRefusals } from '@ma-cantine/lib/canteens/group-refusals'
import { isGroup, servesMeals } from '@ma-cantine/lib/canteens/production'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { inList } from '../database/in-list.ts'
import { recordWrites } from '../history/record-writes.ts'
import { type Caller, originOf } from '../http/caller.ts'
import { Refusal } from '../http/refusal.ts'
import { otherCanteen } from '../http/token-refusal.ts'
import type { Settings } from '../settings/settings.ts'
import { reachOf, reachOfUser, selectManaged } from '../teams/managed-canteens.ts'
import { queueOutsideEmails } from '../teams/outside-messages.ts'
import { noSuchCanteen, requireManaged } from '../teams/require-managed.ts'
import { listMemberIds } from '../teams/team-members.ts'
import { teamDeliveryEmails } from '../teams/told-teams.ts'
import { emptyPlace } from '../territories/place.ts'
import { dateAfter, now } from '../time/date-time.ts'
import type { CanteenRow } from './canteen-rows.ts'
import { insertConversion } from './group-conversions.ts'
import { readCanteen } from './link-satellite.ts'
import { lockWithNamers } from './lock-with-namers.ts'
import { type ConversionPlan, planConversion } from './plan-group-conversion.ts'
import { refreshDerived } from './refresh-derived.ts'
import { insertCanteen } from './write-canteen.ts'
import { replaceSectors } from './write-canteens.ts'

/** A transaction of a manager of the kitchen or of the group, and what its messages need. */
export interface GroupChange {
  readonly transaction: Knex.Transaction
  readonly settings: Settings
  readonly caller: Caller
  readonly canteenId: number
}

const noPictures = { logo: undefined, images: undefined } as const

type Body = z.output<NonNullable<(typeof convertToGroup)['body']>>

/**
 * Makes a group of a central kitchen: its satellites belong to it, whoever manages them, and their teams are told. The
 * SIRET and the place of one with a dining place go to a new satellite, with its team.
 * @throws Refusal 400 for what keeps it from being converted, 403 for a token limited to some canteens, 404, 429.
 */
export async function convertKitchen(change: GroupChange, { site: given }: Body): Promise<void> {
  const { transaction, settings, caller, canteenId } = change
  await lockWithNamers(transaction, canteenId)
  await requireManaged(transaction, reachOf(caller), canteenId)
  const row = await readCanteen(transaction, canteenId)
  if (!row) throw noSuchCanteen()
  if (isGroup(row.productionType)) throw new Refusal(400, groupRefusals('not-a-kitchen'))
  const plan = await planConversion({ database: transaction, settings }, row)
  if (plan.obstacle) throw new Refusal(400, plan.obstacle.message)
  const ids = plan.satellites.map(({ id }) => id)
  await recordWrites(transaction, originOf(caller), 'canteens', [canteenId, ...ids], async () => {
    await replaceSectors(transaction, [{ id: canteenId, sectors: [] }])
    await transaction('canteens')
      .where({ id: canteenId })
      .update({
        ...emptyPlace,
        patList: '[]',
        patLibList: '[]',
        siret: null,
        sirenUniteLegale: plan.kitchen.siret?.slice(0, 9),
        productionType: 'groupe',
        satelliteCanteensCount: null,
        economicModel: null,
        lineMinistry: null,
        modificationDate: dateAfter(row.modificationDate),
      })
    await transaction('canteens')
      .where(inList(transaction, 'id', ids))
      .update({ groupId: canteenId, modificationDate: now() })
    await refreshDerived(transaction, [canteenId])
  })
  const siteId = servesMeals(plan.kitchen.productionType) ? await insertSite(change, row, plan, given) : null
  await insertConversion(transaction, canteenId, { kitchen: plan.kitchen, siteId, satellites: ids })
  await tellTeams(change, plan, 'converted')
}

/** Creates the canteen that keeps the dining place of a kitchen. @returns its id. */
async function insertSite(
  { transaction, caller, canteenId }: GroupChange,
  row: CanteenRow,
  { kitchen, site }: ConversionPlan,
  given: Body['site'],
): Promise<number> {
  const reach = reachOf(caller)
  if (reach.canteenIds !== null) throw otherCanteen()
  const { sectors, satelliteCanteensCount: _, productionType: __, sirenUniteLegale: ___, ...place } = kitchen
  const creation = {
    origin: originOf(caller),
    reach,
    isComplete: false,
    managerIds: await listMemberIds(transaction, canteenId),
    ownValues: {
      ...place,
      managementType: row.managementType,
      productionType: 'site_cooked_elsewhere',
      groupId: canteenId,
      publicationStatus: row.publicationStatus,
      importSource: `Groupe : ${canteenId}`,
    },
  } as const
  const values = {
    name: given?.name ?? site?.name ?? row.name,
    // What the kitchen lacks stays missing: only what is given is checked.
    ...(sectors.length === 0 ? {} : { sectors: [...sectors] }),
    ...(row.dailyMealCount === null ? {} : { dailyMealCount: row.dailyMealCount }),
    ...(given?.yearlyMealCount === undefined ? {} : { yearlyMealCount: given.yearlyMealCount }),
  }
  return insertCanteen(transaction, creation, values, noPictures)
}

/** Tells the managers of the satellites of other teams: all of them, or nothing is done. */
export async function tellTeams(
  { transaction, settings, caller, canteenId }: GroupChange,
  { satellites }: ConversionPlan,
  what: 'converted' | 'reverted',
): Promise<void> {
  const own = await selectManaged(
    transaction,
    reachOfUser(caller.user.id),
    satellites.map(({ id }) => id),
  )
  const told = satellites.flatMap(({ id, name }) => (own.has(id) ? [] : { id, name, kitchenId: canteenId }))
  const emails = await teamDeliveryEmails({ transaction, settings, caller }, told, what)
  await queueOutsideEmails(transaction, settings, { kind: 'delivery', senderId: null }, emails)
}
