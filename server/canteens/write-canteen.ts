import { canteenErrors } from '@ma-cantine/lib/canteens/canteen-errors'
import {
  type CanteenChange,
  type CanteenInputValues,
  canteenInputValues,
  canteenValueNames,
  type NewCanteen,
} from '@ma-cantine/lib/canteens/canteen-input'
import { canteenMessages } from '@ma-cantine/lib/canteens/canteen-messages'
import { meaningfulValues } from '@ma-cantine/lib/canteens/canteen-values'
import { givenSectors } from '@ma-cantine/lib/canteens/given-sectors'
import { isCentralKitchen, isGroup, isSatellite } from '@ma-cantine/lib/canteens/production'
import type { Knex } from 'knex'
import { type IsCurrent, requireCurrent } from '../entities/require-current.ts'
import { changeBetween, insertRow, isEmpty } from '../entities/write-entity.ts'
import { type Origin, recordChanges } from '../history/history.ts'
import { recordCreations, recordWrites } from '../history/record-writes.ts'
import { type Caller, originOf } from '../http/caller.ts'
import { FieldErrors, type FieldMessages, refuseFields } from '../http/refusal.ts'
import { otherCanteen } from '../http/token-refusal.ts'
import type { Settings } from '../settings/settings.ts'
import { addMembers } from '../teams/add-members.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import { type Reach, reachOf } from '../teams/managed-canteens.ts'
import { noSuchCanteen, requireManaged } from '../teams/require-managed.ts'
import { certainPlace, territoryOf } from '../territories/place.ts'
import { loadTerritories } from '../territories/territories.ts'
import { dateAfter } from '../time/date-time.ts'
import { askNamers } from './ask-namers.ts'
import { type CanteenRow, canteenRows } from './canteen-rows.ts'
import { lockWithNamers } from './lock-with-namers.ts'
import { moveSatellites } from './move-satellites.ts'
import type { PictureChange } from './read-pictures.ts'
import { refreshDerived } from './refresh-derived.ts'
import { replaceSectors } from './write-canteens.ts'
import { hasOtherPictures, writePictures } from './write-pictures.ts'

const placeNames = ['city', 'cityInseeCode', 'postalCode', 'department'] as const

const emptyValues: CanteenInputValues = { ...canteenInputValues.empty, sectors: [], redactedApproYears: [] }

/** Who creates a canteen, and how. */
export interface CanteenCreation {
  readonly origin: Origin
  readonly reach: Reach
  /** Whether the canteen must be complete, as the form asks; otherwise a name is enough. */
  readonly isComplete: boolean
  /** Ids of the users who become its managers. */
  readonly managerIds: readonly number[]
  /** Values that the server gives itself, whatever the body says and without its rules. */
  readonly ownValues?: Partial<CanteenRow>
}

/**
 * Creates a canteen whose SIRET no other has.
 * @throws FieldErrors, Refusal (403) for a token limited to some canteens, the database's own error for a SIRET that
 * another canteen has.
 * @returns its id.
 */
export async function insertCanteen(
  transaction: Knex.Transaction,
  { origin, reach, isComplete, managerIds, ownValues = {} }: CanteenCreation,
  given: NewCanteen,
  pictures: PictureChange,
): Promise<number> {
  if (reach.canteenIds !== null) throw otherCanteen()
  const body = withSectors(given, null)
  const values = applyChange(emptyValues, body)
  await requireKnownDepartment(body)
  const checked = isComplete ? new Set(canteenValueNames) : canteenInputValues.given(body)
  refuseFields(inWordsOf(given, canteenErrors(values, checked)))
  const { id } = await insertRow(transaction, canteenRows, {
    ...canteenRows.storedOf(await storedOf(values)),
    patList: '[]',
    patLibList: '[]',
    creationSource: body.creationSource ?? 'API',
    creationMtmSource: body.creationMtmSource ?? null,
    creationMtmCampaign: body.creationMtmCampaign ?? null,
    creationMtmMedium: body.creationMtmMedium ?? null,
    ...ownValues,
  })
  await refreshDerived(transaction, [id])
  await replaceSectors(transaction, [{ id, sectors: values.sectors }])
  await addMembers(
    transaction,
    managerIds.map(userId => ({ canteenId: id, userId })),
  )
  await recordCreations(transaction, origin, 'canteens', [id])
  await writePictures(transaction, id, pictures)
  return id
}

/** Who changes a canteen, and the version on which the change is based. */
export interface CanteenEdition {
  readonly settings: Settings
  readonly caller: Caller
  readonly isCurrent: IsCurrent
}

/**
 * Changes a canteen. The new SIRET of a central kitchen follows to the canteens that it delivers to, whoever manages
 * them; their teams are told. A kitchen that takes a SIRET which others name asks their teams.
 * @throws FieldErrors, Refusal (404, 403, 412, 429), the database's own error for a SIRET that another canteen has.
 */
export async function updateCanteen(
  transaction: Knex.Transaction,
  { settings, caller, isCurrent }: CanteenEdition,
  id: number,
  change: CanteenChange,
  pictures: PictureChange,
): Promise<void> {
  const origin = originOf(caller)
  const mayMove = change.siret !== undefined || change.productionType !== undefined
  const namerIds = mayMove ? await lockWithNamers(transaction, id, change.siret) : []
  if (!mayMove) await lockCanteens(transaction, [id], 'write')
  await requireManaged(transaction, reachOf(caller), id)
  const telling = { transaction, settings, caller }
  await recordWrites(transaction, origin, 'canteens', [id, ...namerIds], async states => {
    const stored = states.get(id)
    if (!stored) throw noSuchCanteen()
    const row = withCodeTypes(stored as unknown as StoredCanteen)
    const body = withSectors(change, row.sectors)
    const values = applyChange(canteenInputValues.pick(row), body)
    const given = canteenInputValues.given(body)
    const columns = await storedOf(values, !placeNames.some(name => given.has(name)))
    const isUnchanged =
      isEmpty(changeBetween(row, { ...columns, sectors: values.sectors })) &&
      !(await hasOtherPictures(transaction, id, pictures))
    await requireCurrent(transaction, isCurrent, 'canteens', row, isUnchanged ? origin : null)
    await requireKnownDepartment(body)
    const groupe = row.groupId === null ? null : { id: row.groupId }
    refuseFields(inWordsOf(change, canteenErrors({ ...values, groupe }, given)))
    if (isGroup(values.productionType) !== isGroup(row.productionType)) {
      throw new FieldErrors({ productionType: [canteenMessages('fixed-production-type')] })
    }
    if (isUnchanged) return
    const date = dateAfter(row.modificationDate)
    if (body.sectors !== undefined) await replaceSectors(transaction, [{ id, sectors: values.sectors }])
    if (await writePictures(transaction, id, pictures)) await recordPictures(transaction, origin, id, pictures)
    await transaction('canteens')
      .where({ id })
      .update({ ...canteenRows.storedOf(columns), ...ownChoice(row, values), modificationDate: date })
    await refreshDerived(transaction, [id])
    const isMoved = values.siret !== row.siret
    // Before the kitchen's own satellites follow: they have agreed to it.
    if (isKitchenAt(values) && (isMoved || !isKitchenAt(row))) await askNamers(telling, [id])
    if (!isKitchenAt(row) || !isMoved) return
    const namers = namerIds.flatMap(namer => (states.get(namer) as unknown as StoredCanteen | undefined) ?? [])
    await moveSatellites(telling, id, {
      satellites: namers.filter(namer => namer.centralProducerSiret === row.siret && isDelivered(namer)),
      siret: values.siret,
    })
  })
}

/** Whether other canteens may name this one as their kitchen. */
const isKitchenAt = ({ productionType, siret }: Pick<CanteenRow, 'productionType' | 'siret'>): boolean =>
  siret !== null && isCentralKitchen(productionType)

const isDelivered = ({ productionType, awaitsConsent, groupId, deletionDate }: CanteenRow): boolean =>
  isSatellite(productionType) && !awaitsConsent && groupId === null && !deletionDate

/**
 * A team that changes what its canteen produces, or who delivers to it, means it: no kitchen restores anything then, and
 * none awaits its consent. Only a canteen that receives its meals stays in its group.
 */
const ownChoice = (
  before: Pick<CanteenRow, 'productionType' | 'centralProducerSiret' | 'groupId'>,
  after: CanteenInputValues,
) =>
  before.productionType === after.productionType && before.centralProducerSiret === after.centralProducerSiret
    ? {}
    : {
        formerProductionType: null,
        awaitsConsent: null,
        groupId: isSatellite(after.productionType) ? before.groupId : null,
      }

type StoredCanteen = CanteenRow & { readonly sectors: number[] }

/** Booleans are numbers in SQLite and lists are JSON, which would differ from what a body says. */
const withCodeTypes = (row: StoredCanteen) => {
  const { reservationExpeParticipant, vegetarianExpeParticipant, redactedApproYears } = row
  return {
    ...row,
    ...canteenRows.valuesOf({ reservationExpeParticipant, vegetarianExpeParticipant, redactedApproYears }),
  }
}

/** The body with the ids of the sectors that it means. @throws FieldErrors when its ids and its codes disagree. */
function withSectors<Body extends CanteenChange>(body: Body, stored: readonly number[] | null): Body {
  const sectors = givenSectors(body, stored)
  if (sectors === null) throw new FieldErrors({ sectorList: [canteenMessages('sectors-disagree')] })
  return sectors ? { ...body, sectors: [...sectors] } : body
}

/** Tells what is wrong with sectors under the name by which the body gives them. */
function inWordsOf(
  { sectors, sectorList }: CanteenChange,
  { sectors: wrong, ...errors }: FieldMessages,
): FieldMessages {
  if (!wrong) return errors
  return { ...errors, [sectorList && !sectors ? 'sectorList' : 'sectors']: wrong }
}

const applyChange = (before: CanteenInputValues, body: CanteenChange): CanteenInputValues =>
  meaningfulValues(canteenInputValues.apply(before, body))

/** @throws FieldErrors for a code of no département: it would be stored nowhere. */
async function requireKnownDepartment({ department }: CanteenChange): Promise<void> {
  if (!department || (await loadTerritories()).department(department)) return
  refuseFields({ department: [canteenMessages('unknown-department', department)] })
}

/**
 * The columns of these values. Territories and missing codes follow from the place, as far as it is certain; a town or
 * a département that no code tells stays as given.
 *
 * @param isKnown whether the values leave the stored place as it is.
 */
async function storedOf({ sectors: _, ...values }: CanteenInputValues, isKnown = false) {
  if (isKnown) return values
  const territories = await loadTerritories()
  const place = certainPlace(territories, values)
  const given = values.department === null ? null : territories.department(values.department)
  return {
    ...values,
    ...place,
    ...(place.department === null ? territoryOf(given) : {}),
    city: place.city ?? values.city,
  }
}

/** The history keeps that pictures changed, not the pictures. */
const recordPictures = (
  transaction: Knex.Transaction,
  origin: Origin,
  entityId: number,
  { logo, images }: PictureChange,
): Promise<void> =>
  recordChanges(transaction, origin, 'canteens', [
    {
      entityId,
      before: {},
      after: {
        ...(logo === undefined ? {} : { logo: logo !== null }),
        ...(images === undefined ? {} : { images: images.length }),
      },
    },
  ])
