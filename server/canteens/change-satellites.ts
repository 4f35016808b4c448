import { isGroup, isSatellite } from '@ma-cantine/lib/canteens/production'
import { satelliteRefusals } from '@ma-cantine/lib/canteens/satellite-refusals'
import type { NewSatellite } from '@ma-cantine/lib/canteens/satellites-api'
import { formMessages } from '@ma-cantine/lib/messages/form-messages'
import type { Knex } from 'knex'
import { recordWrites } from '../history/record-writes.ts'
import type { Caller } from '../http/caller.ts'
import { originOf } from '../http/caller.ts'
import { FieldErrors, Refusal } from '../http/refusal.ts'
import type { Settings } from '../settings/settings.ts'
import { insertDeliveryRequest, settleDeliveryRequest } from '../teams/delivery-requests.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import { isManaged, reachOf } from '../teams/managed-canteens.ts'
import { queueOutsideEmails } from '../teams/outside-messages.ts'
import { noSuchCanteen, requireManaged } from '../teams/require-managed.ts'
import { listMemberIds } from '../teams/team-members.ts'
import { teamDeliveryEmails } from '../teams/told-teams.ts'
import type { CanteenRow } from './canteen-rows.ts'
import { requireConfirmed } from './change-team.ts'
import {
  isLinked,
  type Kitchen,
  leaveGroups,
  linkSatellite,
  lockKitchen,
  readCanteen,
  requireOpenGroup,
  unlinkSatellites,
} from './link-satellite.ts'
import type { PictureChange } from './read-pictures.ts'
import { insertCanteen } from './write-canteen.ts'

/** A transaction of a manager of the kitchen, and what its messages need. */
export interface SatelliteChange {
  readonly transaction: Knex.Transaction
  readonly settings: Settings
  readonly caller: Caller
  readonly kitchenId: number
}

/** What became of the canteen that was to be added. */
export interface AddedSatellite {
  readonly id: number
  readonly outcome: 'created' | 'linked' | 'asked'
}

/**
 * Links the canteen that has this SIRET to the kitchen, or creates it. A canteen without managers gets those of the
 * kitchen; the team of another is asked, and nothing changes until it answers.
 * @throws Refusal 403 for a canteen that cannot be linked, 404, 429; FieldErrors for a new one.
 */
export async function addSatelliteTo(
  change: SatelliteChange,
  body: NewSatellite,
  pictures: PictureChange,
): Promise<AddedSatellite> {
  const { transaction, caller, kitchenId } = change
  const known: { id: number } | undefined = await transaction('canteens')
    .where({ siret: body.siret })
    .whereNull('deletionDate')
    .first('id')
  const kitchen = await lockKitchen(transaction, kitchenId, known?.id)
  await requireManaged(transaction, reachOf(caller), kitchenId)
  if (known) return { id: known.id, outcome: await linkOrAsk(change, kitchen, known.id) }
  if (!body.name) throw new FieldErrors({ name: [formMessages('required')] })
  const managerIds = await listMemberIds(transaction, kitchen.id)
  // A name is enough to create it: the rules of its production would ask for more.
  const inGroup = isGroup(kitchen.productionType)
  if (inGroup) await requireOpenGroup(transaction, change.settings, kitchen.id)
  const ownValues = {
    ...(inGroup
      ? { groupId: kitchen.id, importSource: `Groupe : ${kitchen.id}` }
      : { centralProducerSiret: kitchen.siret, importSource: `Cuisine centrale : ${kitchen.siret}` }),
    productionType: 'site_cooked_elsewhere',
    publicationStatus: 'published',
  } as const
  const creation = { origin: originOf(caller), reach: reachOf(caller), isComplete: false, managerIds, ownValues }
  const id = await insertCanteen(transaction, creation, { ...body, name: body.name }, pictures)
  return { id, outcome: 'created' }
}

/** The refusals of linking that a canteen named by its id answers with 400, as in the API of 2026. */
const inTheWay: ReadonlySet<string> = new Set([
  'not-a-kitchen',
  'kitchen-without-own-siret',
  'satellite-is-kitchen',
  'satellite-of-another',
  'not-a-satellite',
  'declared',
])

/**
 * Links a canteen that receives its meals to the kitchen, or asks its team.
 * @throws Refusal 404 for an unknown canteen, 400 for one that cannot be linked, 403, 429.
 */
export async function linkSatelliteTo(change: SatelliteChange, id: number): Promise<'linked' | 'asked'> {
  const { transaction, caller, kitchenId } = change
  try {
    const kitchen = await lockKitchen(transaction, kitchenId, id)
    await requireManaged(transaction, reachOf(caller), kitchenId)
    const canteen = await readCanteen(transaction, id)
    if (!canteen) throw noSuchCanteen()
    if (!isSatellite(canteen.productionType)) throw new Refusal(400, satelliteRefusals('not-a-satellite'))
    if (await isLinked(transaction, canteen, kitchen)) throw new Refusal(400, satelliteRefusals('already-linked'))
    return await linkOrAsk(change, kitchen, id)
  } catch (error) {
    if (error instanceof Refusal && inTheWay.has(error.detail.code)) throw new Refusal(400, error.detail)
    throw error
  }
}

async function linkOrAsk(change: SatelliteChange, kitchen: Kitchen, id: number): Promise<'linked' | 'asked'> {
  const { transaction, caller } = change
  const canteen = await readCanteen(transaction, id)
  // Deleted a moment before.
  if (!canteen) throw noSuchCanteen()
  if (await isLinked(transaction, canteen, kitchen)) return 'linked'
  const isOwn = await isManaged(transaction, reachOf(caller), id)
  if (!isOwn) requireConfirmed(caller)
  if (isGroup(kitchen.productionType)) await requireOpenGroup(transaction, change.settings, kitchen.id)
  const mayLink = isOwn || (await listMemberIds(transaction, id)).length === 0
  if (!mayLink) {
    const request = { canteenId: id, kitchenId: kitchen.id, userId: caller.user.id }
    if (await insertDeliveryRequest(transaction, request)) {
      await tellTeam(change, canteen, 'asked')
    }
    return 'asked'
  }
  await settleDeliveryRequest(transaction, { canteenId: id, kitchenId: kitchen.id, userId: caller.user.id }, 'accepted')
  await linkSatellite(change, { canteen, kitchen })
  if (isOwn) await tellTeam(change, canteen, 'linked')
  return 'linked'
}

/**
 * Takes a canteen off those that the kitchen delivers to, and tells its team; or withdraws what this team was asked.
 * Nothing happens to a canteen that it does not deliver to.
 * @throws Refusal 404, 429, 400 while the declaration of the group is in force.
 */
export async function unlinkSatelliteFrom(change: SatelliteChange, id: number): Promise<void> {
  const { transaction, caller, kitchenId } = change
  await lockCanteens(transaction, [kitchenId, id], 'write')
  await requireManaged(transaction, reachOf(caller), kitchenId)
  const [kitchen, canteen] = [await readCanteen(transaction, kitchenId), await readCanteen(transaction, id)]
  await settleDeliveryRequest(transaction, { canteenId: id, kitchenId, userId: caller.user.id }, 'withdrawn')
  if (!kitchen || !canteen) return
  const inGroup = canteen.groupId === kitchen.id
  const isNamed = kitchen.siret !== null && canteen.centralProducerSiret === kitchen.siret && !canteen.awaitsConsent
  if (!inGroup && !isNamed) return
  if (inGroup) await requireOpenGroup(transaction, change.settings, kitchen.id)
  const unlink = inGroup ? leaveGroups : unlinkSatellites
  await recordWrites(transaction, originOf(caller), 'canteens', [id], () => unlink(transaction, [id]))
  await tellTeam(change, canteen, 'unlinked')
}

/** Tells the managers of a canteen, but for who makes the change. @throws Refusal (429) when one of them cannot be told. */
async function tellTeam(
  change: SatelliteChange,
  canteen: CanteenRow,
  what: 'asked' | 'linked' | 'unlinked',
): Promise<void> {
  const { transaction, settings, caller, kitchenId } = change
  const emails = await teamDeliveryEmails(change, [{ id: canteen.id, name: canteen.name, kitchenId }], what)
  await queueOutsideEmails(transaction, settings, { kind: 'delivery', senderId: caller.user.id }, emails)
}
