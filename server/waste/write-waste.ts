import {
  type NewWasteMeasurement,
  type WasteMeasurementChange,
  wasteValueNames,
} from '@ma-cantine/lib/waste/waste-input'
import { wasteRefusals } from '@ma-cantine/lib/waste/waste-refusals'
import { type WasteValues, wasteErrors } from '@ma-cantine/lib/waste/waste-rules'
import type { Knex } from 'knex'
import { type Origin, recordChanges } from '../history/history.ts'
import { FieldErrors, notFound, orNotFound, refuseFields } from '../http/refusal.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { requireManaged } from '../teams/require-managed.ts'
import { dateAfter, now, parisTime } from '../time/date-time.ts'
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
  const values = applyChange(emptyValues, body)
  await refuseWrong(transaction, edition.canteenId, null, values, givenNames(body))
  const date = now()
  const stored = wasteRows.storedOf(values)
  const [row]: { id: number }[] = await transaction('wasteMeasurements')
    .insert({ canteenId: edition.canteenId, ...stored, creationDate: date, modificationDate: date, deletionDate: null })
    .returning('id')
  const id = row?.id ?? 0
  const after = { canteenId: edition.canteenId, ...stored }
  await recordChanges(transaction, edition.origin, 'wasteMeasurements', [{ entityId: id, before: null, after }])
  return id
}

/**
 * @param checkVersion refuses (412) a change that is based on another version than the one that it is given.
 * @throws FieldErrors, Refusal (404, 403, 412).
 */
export async function updateMeasurement(
  transaction: Knex.Transaction,
  edition: WasteEdition,
  id: number,
  body: WasteMeasurementChange,
  checkVersion: (version: string) => void,
): Promise<void> {
  const row = await lockMeasurement(transaction, edition, id)
  if (row.deletionDate !== null) throw noSuchMeasurement()
  checkVersion(parisTime(row.modificationDate))
  const before = valuesOf(row)
  const values = applyChange(before, body)
  const changed = wasteValueNames.filter(name => values[name] !== before[name])
  if (changed.length === 0) return
  await refuseWrong(transaction, edition.canteenId, id, values, new Set(changed))
  const part = (of: WasteValues) => {
    const stored: Readonly<Record<string, unknown>> = wasteRows.storedOf(of)
    return Object.fromEntries(changed.map(name => [name, stored[name]]))
  }
  await transaction('wasteMeasurements')
    .where({ id })
    .update({ ...part(values), modificationDate: dateAfter(row.modificationDate) })
  await recordChanges(transaction, edition.origin, 'wasteMeasurements', [
    { entityId: id, before: part(before), after: part(values) },
  ])
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

/** @param given the properties that are new or changed: only rules that read one of them apply. */
async function refuseWrong(
  transaction: Knex.Transaction,
  canteenId: number,
  id: number | null,
  values: WasteValues,
  given: ReadonlySet<string>,
): Promise<void> {
  const { periodEndDate = [], ...errors } = wasteErrors(values, given, parisTime(now()).slice(0, 10))
  // Clients find the objection to a period beside the date that they changed, the start at creation.
  const isOrder = values.periodEndDate < values.periodStartDate && given.has('periodStartDate')
  const ofPeriod = isOrder ? { periodStartDate: periodEndDate } : { periodEndDate }
  refuseFields({ ...errors, ...(periodEndDate.length > 0 ? ofPeriod : {}) })
  if (given.has('periodStartDate') || given.has('periodEndDate')) {
    await refuseOverlap(transaction, canteenId, id, values)
  }
}

/** @throws FieldErrors, of the whole form, that name the periods of the other measurements. */
async function refuseOverlap(
  transaction: Knex.Transaction,
  canteenId: number,
  id: number | null,
  { periodStartDate, periodEndDate }: Pick<WasteValues, 'periodStartDate' | 'periodEndDate'>,
): Promise<void> {
  const others: { id: number; start: string; end: string }[] = await transaction('wasteMeasurements')
    .where({ canteenId })
    .whereNull('deletionDate')
    .where('periodStartDate', '<=', periodEndDate)
    .where('periodEndDate', '>=', periodStartDate)
    .orderBy('periodStartDate')
    .select('id', { start: 'periodStartDate', end: 'periodEndDate' })
  const periods = others.filter(other => other.id !== id)
  if (periods.length > 0) throw new FieldErrors({ nonFieldErrors: [wasteRefusals('overlap', periods)] })
}

const emptyValues = Object.fromEntries(wasteValueNames.map(name => [name, null])) as unknown as WasteValues

const givenNames = (body: WasteMeasurementChange): ReadonlySet<string> =>
  new Set(wasteValueNames.filter(name => body[name] !== undefined))

/** Properties missing from the body keep their values. */
const applyChange = (before: WasteValues, body: WasteMeasurementChange): WasteValues =>
  Object.fromEntries(
    wasteValueNames.map(name => [name, body[name] === undefined ? before[name] : body[name]]),
  ) as unknown as WasteValues

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
