import { isCentralKitchen, isSatellite } from '@ma-cantine/lib/canteens/production'
import { satelliteRefusals } from '@ma-cantine/lib/canteens/satellite-refusals'
import type { NewSatellite } from '@ma-cantine/lib/canteens/satellites-api'
import { formMessages } from '@ma-cantine/lib/messages/form-messages'
import type { Knex } from 'knex'
import { recordWrites } from '../history/record-writes.ts'
import { type Caller, originOf } from '../http/caller.ts'
import { FieldErrors, Refusal } from '../http/refusal.ts'
import type { Settings } from '../settings/settings.ts'
import { addMembers } from '../teams/add-members.ts'
import { type DeliveryChange, deliveryEmail } from '../teams/delivery-emails.ts'
import { listReaders } from '../teams/load-team.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import { isManaged, reachOf } from '../teams/managed-canteens.ts'
import { queueOutsideEmails } from '../teams/outside-messages.ts'
import { noSuchCanteen, requireManaged } from '../teams/require-managed.ts'
import { listMemberIds } from '../teams/team-members.ts'
import { now } from '../time/date-time.ts'
import type { CanteenRow } from './canteen-rows.ts'
import { requireConfirmed } from './change-team.ts'
import type { PictureChange } from './read-pictures.ts'
import { insertCanteen } from './write-canteen.ts'

/** A transaction of a manager of the kitchen, and what its messages need. */
export interface SatelliteChange {
  readonly transaction: Knex.Transaction
  readonly settings: Settings
  readonly caller: Caller
  readonly kitchenId: number
}

/**
 * Links the canteen that has this SIRET to the kitchen, or creates it. A canteen without managers gets those of the
 * kitchen; the team of another is told.
 * @returns its id, and whether it is new.
 * @throws Refusal 403 for a canteen that cannot be linked, 404, 429; FieldErrors for a new one.
 */
export async function addSatelliteTo(
  change: SatelliteChange,
  body: NewSatellite,
  pictures: PictureChange,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const { transaction, caller } = change
  const known: { id: number } | undefined = await transaction('canteens')
    .where({ siret: body.siret })
    .whereNull('deletionDate')
    .first('id')
  const { kitchen, siret } = await lockKitchen(change, known?.id)
  const managerIds = await listMemberIds(transaction, kitchen.id)
  if (known) {
    await link(change, { kitchen, siret, managerIds }, known.id)
    return { id: known.id, isNew: false }
  }
  if (!body.name) throw new FieldErrors({ name: [formMessages('required')] })
  // A name is enough to create it: the rules of its production would ask for more.
  const ownValues = {
    centralProducerSiret: siret,
    productionType: 'site_cooked_elsewhere',
    publicationStatus: 'published',
    importSource: `Cuisine centrale : ${siret}`,
  } as const
  const creation = { origin: originOf(caller), reach: reachOf(caller), isComplete: false, managerIds, ownValues }
  const id = await insertCanteen(transaction, creation, { ...body, name: body.name }, pictures)
  return { id, isNew: true }
}

interface LinkedKitchen {
  readonly kitchen: CanteenRow
  readonly siret: string
  readonly managerIds: readonly number[]
}

async function link(change: SatelliteChange, { kitchen, siret, managerIds }: LinkedKitchen, id: number): Promise<void> {
  const { transaction, caller } = change
  const canteen = await readCanteen(transaction, id)
  // Deleted a moment before.
  if (!canteen) throw noSuchCanteen()
  const { productionType, centralProducerSiret } = canteen
  if (isCentralKitchen(productionType)) throw new Refusal(403, satelliteRefusals('satellite-is-kitchen'))
  if (centralProducerSiret === siret && isSatellite(productionType)) return
  if (centralProducerSiret && centralProducerSiret !== siret) {
    throw new Refusal(403, satelliteRefusals('satellite-of-another'))
  }
  if (!(await isManaged(transaction, reachOf(caller), id))) requireConfirmed(caller)
  const team = await listOtherReaders(change, id)
  await recordWrites(transaction, originOf(caller), 'canteens', [id], async states => {
    await transaction('canteens').where({ id }).update({
      centralProducerSiret: siret,
      productionType: 'site_cooked_elsewhere',
      modificationDate: now(),
    })
    const managers = states.get(id)?.managers as readonly number[]
    if (managers.length === 0) {
      await addMembers(
        transaction,
        managerIds.map(userId => ({ canteenId: id, userId })),
      )
    }
  })
  await tellTeam(change, team, { canteen, kitchen, change: 'linked' })
}

/**
 * Takes a canteen off those that the kitchen delivers to, and tells its team. Nothing happens to a canteen that another
 * kitchen delivers to.
 * @throws Refusal 404, 429.
 */
export async function unlinkSatelliteFrom(change: SatelliteChange, id: number): Promise<void> {
  const { transaction, caller, kitchenId } = change
  await lockCanteens(transaction, [kitchenId, id], 'write')
  await requireManaged(transaction, reachOf(caller), kitchenId)
  const [kitchen, canteen] = [await readCanteen(transaction, kitchenId), await readCanteen(transaction, id)]
  if (!kitchen?.siret || canteen?.centralProducerSiret !== kitchen.siret) return
  const team = await listOtherReaders(change, id)
  await recordWrites(transaction, originOf(caller), 'canteens', [id], async () => {
    await transaction('canteens').where({ id }).update({ centralProducerSiret: null, modificationDate: now() })
  })
  await tellTeam(change, team, { canteen, kitchen, change: 'unlinked' })
}

const readCanteen = (transaction: Knex.Transaction, id: number): Promise<CanteenRow | undefined> =>
  transaction('canteens').where({ id }).whereNull('deletionDate').first()

/** Locks the kitchen and the satellite. @throws Refusal (403, 404) for what cannot have satellites. */
async function lockKitchen(
  { transaction, caller, kitchenId }: SatelliteChange,
  satelliteId: number | undefined,
): Promise<{ kitchen: CanteenRow; siret: string }> {
  await lockCanteens(transaction, satelliteId === undefined ? [kitchenId] : [kitchenId, satelliteId], 'write')
  await requireManaged(transaction, reachOf(caller), kitchenId)
  const kitchen = await readCanteen(transaction, kitchenId)
  if (!kitchen) throw noSuchCanteen()
  if (!isCentralKitchen(kitchen.productionType)) throw new Refusal(403, satelliteRefusals('not-a-kitchen'))
  if (!kitchen.siret) throw new Refusal(400, satelliteRefusals('kitchen-without-own-siret'))
  return { kitchen, siret: kitchen.siret }
}

/** The managers of a canteen to write to, without who makes the change. */
async function listOtherReaders({ transaction, caller }: SatelliteChange, canteenId: number) {
  const readers = await listReaders(transaction, canteenId)
  return readers.filter(({ address }) => address !== caller.user.email)
}

function tellTeam(
  { transaction, settings, caller }: SatelliteChange,
  team: Awaited<ReturnType<typeof listOtherReaders>>,
  delivery: DeliveryChange,
): Promise<void> {
  return queueOutsideEmails(
    transaction,
    settings,
    { kind: 'delivery', senderId: caller.user.id },
    team.map(reader => deliveryEmail(reader, delivery, settings.publicUrl)),
  )
}
