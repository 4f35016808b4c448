import {
  type NewWasteMeasurement,
  type WasteMeasurementChange,
  wasteInputValues,
  wasteValueNames,
} from '@ma-cantine/lib/waste/waste-input'
import { wasteRefusals } from '@ma-cantine/lib/waste/waste-refusals'
import type { WasteValues } from '@ma-cantine/lib/waste/waste-rules'
import type { Knex } from 'knex'
import { type IsCurrent, requireCurrent } from '../entities/require-current.ts'
import { changeBetween, insertEntity, isEmpty, updateEntity } from '../entities/write-entity.ts'
import { type Origin, recordChanges } from '../history/history.ts'
import { notFound, orNotFound } from '../http/refusal.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { requireManaged } from '../teams/require-managed.ts'
import { now } from '../time/date-time.ts'
import { refuseOverlap, refuseWrong } from './refuse-measurement.ts'
import { type WasteRow, wasteRows } from './waste-rows.ts'

/** Who writes a measurement of which canteen. */
export interface WasteEdition {
  readonly origin: Origin
  readonly reach: Reach
  readonly canteenId: number
}

/** @throws FieldErrors, Refusal (404, 403). @returns its id. */
export async function insertMeasurement(
  transaction: Knex.Transaction,
  edition: WasteEdition,
  body: NewWasteMeasurement,
): Promise<number> {
  await lockCanteen(transaction, edition)
  const values = wasteInputValues.apply(wasteInputValues.empty, body)
  await refuseWrong(transaction, edition.canteenId, null, values, wasteInputValues.given(body))
  const stored = { canteenId: edition.canteenId, ...wasteRows.storedOf(values) }
  const { id } = await insertEntity(transaction, edition.origin, wasteRows, stored)
  return id
}

/** @throws FieldErrors, Refusal (404, 403, 412). */
export async function updateMeasurement(
  transaction: Knex.Transaction,
  edition: WasteEdition,
  id: number,
  body: WasteMeasurementChange,
  isCurrent: IsCurrent,
): Promise<void> {
  const row = await lockMeasurement(transaction, edition, id)
  if (row.deletionDate !== null) throw noSuchMeasurement()
  const before = valuesOf(row)
  const values = wasteInputValues.apply(before, body)
  const change = changeBetween(wasteRows.storedOf(before), wasteRows.storedOf(values))
  await requireCurrent(transaction, isCurrent, 'wasteMeasurements', row, isEmpty(change) ? edition.origin : null)
  if (isEmpty(change)) return
  await refuseWrong(transaction, edition.canteenId, id, values, new Set(Object.keys(change.after)))
  await updateEntity(transaction, edition.origin, wasteRows, row, change)
}

/** @throws Refusal (404, 403). */
export async function deleteMeasurement(
  transaction: Knex.Transaction,
  edition: WasteEdition,
  id: number,
): Promise<void> {
  const row = await lockMeasurement(transaction, edition, id)
  if (row.deletionDate !== null) throw noSuchMeasurement()
  await setDeletionDate(transaction, edition, row, now())
}

/**
 * Brings back a deleted measurement; one that is there stays as it is.
 * @throws Refusal (404, 403), FieldErrors when another has taken its period since.
 */
export async function restoreMeasurement(
  transaction: Knex.Transaction,
  edition: WasteEdition,
  id: number,
): Promise<void> {
  const row = await lockMeasurement(transaction, edition, id)
  if (row.deletionDate === null) return
  await refuseOverlap(transaction, edition.canteenId, id, row)
  await setDeletionDate(transaction, edition, row, null)
}

async function setDeletionDate(
  transaction: Knex.Transaction,
  { origin }: WasteEdition,
  { id, deletionDate: before }: WasteRow,
  deletionDate: string | null,
): Promise<void> {
  await transaction('wasteMeasurements').where({ id }).update({ deletionDate })
  const change = { entityId: id, before: { deletionDate: before }, after: { deletionDate } }
  await recordChanges(transaction, origin, 'wasteMeasurements', [change])
}

/** One writer at a time for a canteen: two periods that overlap would not see each other. */
async function lockCanteen(transaction: Knex.Transaction, { reach, canteenId }: WasteEdition): Promise<void> {
  await lockCanteens(transaction, [canteenId], 'write')
  await requireManaged(transaction, reach, canteenId)
}

/** A measurement of the canteen, deleted or not, locked with the canteen. @throws Refusal (404, 403). */
async function lockMeasurement(transaction: Knex.Transaction, edition: WasteEdition, id: number): Promise<WasteRow> {
  await lockCanteen(transaction, edition)
  const row: WasteRow | undefined = await transaction('wasteMeasurements')
    .where({ id, canteenId: edition.canteenId })
    .forUpdate()
    .first()
  return orNotFound(row, wasteRefusals('unknown-measurement'))
}

const noSuchMeasurement = () => notFound(wasteRefusals('unknown-measurement'))

/** The values of a row as inputs have them: masses are texts with two decimals. */
function valuesOf(row: WasteRow): WasteValues {
  const stored = wasteRows.valuesOf(row)
  return Object.fromEntries(
    wasteValueNames.map(name => {
      const value = stored[name]
      return [name, wasteRows.fields[name].kind === 'amount' && value !== null ? Number(value).toFixed(2) : value]
    }),
  ) as unknown as WasteValues
}
