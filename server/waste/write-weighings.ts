import type { Message } from '@ma-cantine/lib/messages/catalogue'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { currentDay } from '@ma-cantine/lib/messages/today'
import type { SentWeighing, WeighingResult } from '@ma-cantine/lib/waste/sent-weighings'
import { weighingRefusals } from '@ma-cantine/lib/waste/weighing-refusals'
import type { WeighingPeriod, WeighingValues } from '@ma-cantine/lib/waste/weighing-rules'
import { weighingErrors } from '@ma-cantine/lib/waste/weighing-rules'
import type { WeighingChange } from '@ma-cantine/lib/waste/weighings-api'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { updateRows } from '../database/update-rows.ts'
import { type IsCurrent, requireCurrent } from '../entities/require-current.ts'
import { changeBetween } from '../entities/write-entity.ts'
import { type Change, type Origin, recordChanges } from '../history/history.ts'
import { notFound, orNotFound, refuseFields } from '../http/refusal.ts'
import { dateAfter, now } from '../time/date-time.ts'
import { withNames } from './find-weighings.ts'
import { asWeighing, type NamedRow, type WeighingRow, weighingRows } from './weighing-rows.ts'

/** Who writes weighings of which canteen. Their right to do so is checked, and the canteen locked, by the caller. */
export interface WeighingEdition {
  readonly origin: Origin
  readonly canteenId: number
  /** The link that they come through, and what it is open for; null for a manager. */
  readonly link: ({ readonly id: number } & WeighingPeriod) | null
}

const valueNames = ['day', 'source', 'grams', 'edible'] as const satisfies readonly (keyof WeighingValues)[]

const isSame = (sent: SentWeighing, row: WeighingRow): boolean =>
  valueNames.every(name => sent[name] === row[name]) && sent.isDeleted === (row.deletionDate !== null)

/**
 * Stores weighings as a device has them, each once: what is there already stays, a later revision replaces an earlier
 * one, and a change based on a revision that is not the current one any more is refused. What a manager corrected is no
 * longer changed through a link. Five statements and the history, whatever their number.
 */
export async function storeWeighings(
  transaction: Knex.Transaction,
  edition: WeighingEdition,
  sent: readonly SentWeighing[],
  locale: Locale,
): Promise<WeighingResult[]> {
  const refusals = new Map<string, Message>()
  const latest = new Map<string, SentWeighing>()
  for (const weighing of sent) {
    if (weighing.revision > (latest.get(weighing.uuid)?.revision ?? 0)) latest.set(weighing.uuid, weighing)
  }
  const context = { today: currentDay(), period: edition.link }
  for (const weighing of latest.values()) {
    const [message] = Object.values(weighingErrors(weighing, context)).flat()
    if (message) refusals.set(weighing.uuid, message)
  }
  // In one order, so that two devices that send the same weighings wait for one another instead of for ever.
  const accepted = [...latest.values()]
    .filter(({ uuid }) => !refusals.has(uuid))
    .sort((one, other) => (one.uuid < other.uuid ? -1 : 1))
  const created = await insertNew(transaction, edition, accepted)
  const rows = await lockByUuid(transaction, edition.canteenId, [...latest.keys()])
  const corrected = edition.link === null ? new Set() : await findCorrected(transaction, [...rows.values()])
  const changed: WeighingRow[] = []
  for (const weighing of accepted) {
    const row = rows.get(weighing.uuid)
    if (!row || created.has(weighing.uuid) || isSame(weighing, row)) continue
    if (edition.link !== null && row.linkId !== edition.link.id) {
      refusals.set(weighing.uuid, weighingRefusals('other-weighing'))
    } else if (weighing.revision <= row.revision) {
      refusals.set(weighing.uuid, weighingRefusals('changed-elsewhere'))
    } else if (corrected.has(row.id)) {
      refusals.set(weighing.uuid, weighingRefusals('corrected-by-manager'))
    } else {
      changed.push(changedRow(row, weighing))
    }
  }
  await updateWeighings(transaction, changed)
  await recordChanges(transaction, edition.origin, 'weighings', [
    ...[...created].flatMap(uuid => {
      const row = rows.get(uuid)
      return row ? [creationOf(row)] : []
    }),
    ...changed.map(row => changeOf(rows.get(row.uuid) ?? row, row)),
  ])
  const stored = new Map(rows)
  for (const row of changed) stored.set(row.uuid, { ...(rows.get(row.uuid) as NamedRow), ...row })
  return [...latest.keys()].map(uuid => {
    const message = refusals.get(uuid)
    const row = stored.get(uuid)
    const isOwn = edition.link === null || row?.linkId === edition.link.id
    return {
      uuid,
      status: message ? 'refused' : 'stored',
      message: message?.in(locale) ?? null,
      weighing: row && isOwn && row.deletionDate === null ? asWeighing(row) : null,
    }
  })
}

/** The ids of the weighings that a manager corrected, deleted or restored: revisions of devices are not to be believed. */
async function findCorrected(
  transaction: Knex.Transaction,
  rows: readonly WeighingRow[],
): Promise<ReadonlySet<number>> {
  const ids = rows.map(({ id }) => id)
  const found: { entityId: number }[] = await transaction('history')
    .where({ entity: 'weighings' })
    .whereNot({ through: 'kitchen' })
    .where(inList(transaction, 'entityId', ids))
    .distinct('entityId')
  return new Set(found.map(({ entityId }) => entityId))
}

const creationOf = (row: WeighingRow): Change => {
  const { canteenId, uuid, day, source, grams, edible, linkId, deletionDate } = row
  return {
    entityId: row.id,
    before: null,
    after: { canteenId, uuid, day, source, grams, edible, linkId, ...(deletionDate ? { deletionDate } : {}) },
  }
}

/** What the history keeps of a row. */
const recordedPart = ({ day, source, grams, edible, deletionDate }: WeighingRow) => ({
  day,
  source,
  grams,
  edible,
  deletionDate,
})

const changeOf = (before: WeighingRow, after: WeighingRow): Change => ({
  entityId: before.id,
  ...changeBetween(recordedPart(before), recordedPart(after)),
})

const changedRow = (row: WeighingRow, sent: SentWeighing): WeighingRow => ({
  ...rowOf(row),
  day: sent.day,
  source: sent.source,
  grams: sent.grams,
  edible: sent.edible,
  revision: sent.revision,
  deletionDate: sent.isDeleted ? (row.deletionDate ?? now()) : null,
  modificationDate: dateAfter(row.modificationDate),
})

/** @returns the UUIDs of those that were not there. */
async function insertNew(
  transaction: Knex.Transaction,
  { origin, canteenId, link }: WeighingEdition,
  accepted: readonly SentWeighing[],
): Promise<ReadonlySet<string>> {
  if (accepted.length === 0) return new Set()
  const date = now()
  const rows: { uuid: string }[] = await transaction('weighings')
    .insert(
      accepted.map(({ isDeleted, ...values }) => ({
        canteenId,
        ...values,
        userId: origin.userId,
        linkId: link?.id ?? null,
        creationDate: date,
        modificationDate: date,
        deletionDate: isDeleted ? date : null,
      })),
    )
    .onConflict(['canteenId', 'uuid'])
    .ignore()
    .returning('uuid')
  return new Set(rows.map(({ uuid }) => uuid))
}

async function lockByUuid(
  transaction: Knex.Transaction,
  canteenId: number,
  uuids: readonly string[],
): Promise<Map<string, NamedRow>> {
  const own = () =>
    transaction('weighings')
      .where({ canteenId })
      .where(inList(transaction, 'weighings.uuid', uuids, 'text'))
      .orderBy('weighings.uuid')
  await own().forUpdate().select('id')
  const rows: NamedRow[] = await withNames(own())
  return new Map(rows.map(row => [row.uuid, row]))
}

const updateWeighings = (transaction: Knex.Transaction, rows: readonly WeighingRow[]): Promise<void> =>
  updateRows(
    transaction,
    weighingRows,
    [...valueNames, 'revision', 'deletionDate', 'modificationDate'],
    rows.map(row => ({ ...row })),
  )

/** @throws Refusal (404). */
async function lockWeighing(transaction: Knex.Transaction, canteenId: number, id: number): Promise<NamedRow> {
  const row: WeighingRow | undefined = await transaction('weighings').where({ id, canteenId }).forUpdate().first()
  const { uuid } = orNotFound(row, weighingRefusals('unknown-weighing'))
  const named = (await lockByUuid(transaction, canteenId, [uuid])).get(uuid)
  return orNotFound(named, weighingRefusals('unknown-weighing'))
}

/** @throws FieldErrors, Refusal (404, 412). */
export async function updateWeighing(
  transaction: Knex.Transaction,
  { origin, canteenId }: WeighingEdition,
  id: number,
  body: WeighingChange,
  isCurrent: IsCurrent,
): Promise<NamedRow> {
  const row = await lockWeighing(transaction, canteenId, id)
  if (row.deletionDate !== null) throw notFound(weighingRefusals('unknown-weighing'))
  const { uuid, revision, day, source, grams, edible } = row
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  const wanted: SentWeighing = {
    ...{ uuid, revision: revision + 1, day, source, grams, edible, isDeleted: false },
    ...given,
  }
  const isRepeated = isSame(wanted, row)
  await requireCurrent(transaction, isCurrent, 'weighings', row, isRepeated ? origin : null)
  refuseFields(weighingErrors(wanted, { today: currentDay(), period: null }))
  return isRepeated ? row : replace(transaction, origin, row, changedRow(row, wanted))
}

/** @throws Refusal (404). */
export async function deleteWeighingOf(
  transaction: Knex.Transaction,
  { origin, canteenId }: WeighingEdition,
  id: number,
): Promise<void> {
  const row = await lockWeighing(transaction, canteenId, id)
  if (row.deletionDate !== null) throw notFound(weighingRefusals('unknown-weighing'))
  await replace(transaction, origin, row, { ...rowOf(row), ...nextRevision(row), deletionDate: now() })
}

/** Brings back a deleted weighing; one that is there stays as it is. @throws Refusal (404). */
export async function restoreWeighingOf(
  transaction: Knex.Transaction,
  { origin, canteenId }: WeighingEdition,
  id: number,
): Promise<NamedRow> {
  const row = await lockWeighing(transaction, canteenId, id)
  if (row.deletionDate === null) return row
  return replace(transaction, origin, row, { ...rowOf(row), ...nextRevision(row), deletionDate: null })
}

const nextRevision = (row: WeighingRow) => ({
  revision: row.revision + 1,
  modificationDate: dateAfter(row.modificationDate),
})

const rowOf = (row: WeighingRow): WeighingRow =>
  Object.fromEntries(weighingRows.columns.map(name => [name, row[name]])) as unknown as WeighingRow

async function replace(
  transaction: Knex.Transaction,
  origin: Origin,
  row: NamedRow,
  after: WeighingRow,
): Promise<NamedRow> {
  await updateWeighings(transaction, [after])
  await recordChanges(transaction, origin, 'weighings', [changeOf(row, after)])
  return { ...row, ...after }
}
