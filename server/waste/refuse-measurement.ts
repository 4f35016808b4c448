import { currentDay } from '@ma-cantine/lib/messages/today'
import { wasteRefusals } from '@ma-cantine/lib/waste/waste-refusals'
import { type WasteValues, wasteErrors } from '@ma-cantine/lib/waste/waste-rules'
import type { Knex } from 'knex'
import { FieldErrors, refuseFields } from '../http/refusal.ts'

/** @param given the properties that are new or changed: only rules that read one of them apply. */
export async function refuseWrong(
  transaction: Knex.Transaction,
  canteenId: number,
  id: number | null,
  values: WasteValues,
  given: ReadonlySet<string>,
): Promise<void> {
  const { periodEndDate = [], ...errors } = wasteErrors(values, given, currentDay())
  // Clients find the objection to a period beside the date that they changed, the start at creation.
  const isOrder = values.periodEndDate < values.periodStartDate && given.has('periodStartDate')
  const ofPeriod = isOrder ? { periodStartDate: periodEndDate } : { periodEndDate }
  refuseFields({ ...errors, ...(periodEndDate.length > 0 ? ofPeriod : {}) })
  if (given.has('periodStartDate') || given.has('periodEndDate')) {
    await refuseOverlap(transaction, canteenId, id, values)
  }
}

/** @throws FieldErrors, of the whole form, that name the periods of the other measurements. */
export async function refuseOverlap(
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
