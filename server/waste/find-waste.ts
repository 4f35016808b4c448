import type { WasteSelection } from '@ma-cantine/lib/waste/waste-api'
import type { WasteMeasurement } from '@ma-cantine/lib/waste/waste-measurement'
import { wasteRefusals } from '@ma-cantine/lib/waste/waste-refusals'
import type { Knex } from 'knex'
import { orNotFound } from '../http/refusal.ts'
import { wherePeriod } from './select-waste.ts'
import { asMeasurement, type WasteRow } from './waste-rows.ts'

type ListedRow = WasteRow & { readonly yearlyMealCount: number | null }

const measurementsOf = (database: Knex, canteenId: number): Knex.QueryBuilder =>
  database('wasteMeasurements')
    .join('canteens', 'canteens.id', 'wasteMeasurements.canteenId')
    .where({ canteenId })
    .whereNull('wasteMeasurements.deletionDate')
    .select('wasteMeasurements.*', 'canteens.yearlyMealCount')

const asAnswer = ({ yearlyMealCount, ...row }: ListedRow): WasteMeasurement => asMeasurement(row, yearlyMealCount)

/** The measurements of a canteen whose periods match all the filters, latest period first. */
export async function listMeasurements(
  database: Knex,
  canteenId: number,
  selection: WasteSelection,
): Promise<WasteMeasurement[]> {
  const query = wherePeriod(measurementsOf(database, canteenId), selection)
  const rows: ListedRow[] = await query.orderBy('periodStartDate', 'desc')
  return rows.map(asAnswer)
}

/** @throws Refusal (404) when the canteen has no such measurement. */
export async function findMeasurement(database: Knex, canteenId: number, id: number): Promise<WasteMeasurement> {
  const row: ListedRow | undefined = await measurementsOf(database, canteenId).where('wasteMeasurements.id', id).first()
  return asAnswer(orNotFound(row, wasteRefusals('unknown-measurement')))
}
