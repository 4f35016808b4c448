import { type WasteFields, wasteFields } from '@ma-cantine/lib/waste/waste-fields'
import { daysInPeriod, yearlyEstimation } from '@ma-cantine/lib/waste/waste-figures'
import type { WasteMeasurement } from '@ma-cantine/lib/waste/waste-measurement'
import { entityTable, type RowOf } from '../database/entity-table.ts'
import { answerOf } from '../http/entity-answer.ts'

export const wasteRows = entityTable('wasteMeasurements', wasteFields)

export type WasteRow = RowOf<WasteFields>

/** @param yearlyMealCount of the canteen. */
export function asMeasurement(row: WasteRow, yearlyMealCount: number | null): WasteMeasurement {
  const { totalMass, mealCount, periodStartDate, periodEndDate } = wasteRows.valuesOf(row)
  return answerOf(wasteRows, row, {
    daysInPeriod: daysInPeriod(periodStartDate, periodEndDate) ?? 0,
    totalYearlyWasteEstimation: yearlyEstimation(totalMass, mealCount, yearlyMealCount),
  })
}
