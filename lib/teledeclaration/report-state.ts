import { z } from 'zod'
import type { CanteenSummary } from '../canteens/canteen-summary.ts'
import { isGivenByKitchen, kitchenReportOf } from '../canteens/yearly-report.ts'
import { amountProperties } from '../diagnostics/amount-properties.ts'
import { isDiagnosticComplete, measureState } from '../diagnostics/measure-progress.ts'
import { missingAmounts } from '../diagnostics/missing-amounts.ts'
import { measureIds } from '../measures/measure-ids.ts'
import { awaitsChoiceOfKitchen, hasModeToCorrect } from './canteen-states.ts'

/** How far the report of a canteen for a year is: what lists show of its diagnostic, in place of its 200 answers. */
export const ReportState = z.object({
  /** The canteen has a diagnostic of the year; without one, all other facts but `awaitsKitchen` are false, 0 or empty. */
  hasDiagnostic: z.boolean(),
  /** It lacks none of the amounts that its year asks for. */
  isFilled: z.boolean(),
  /** Those that it lacks to be declared; none where the kitchen gives the purchases. */
  missingAmounts: z.array(z.enum(amountProperties)),
  /** The five measures are complete. */
  isComplete: z.boolean(),
  /** Measures of which the last step was reached, those with questions left without an answer included. */
  finishedMeasures: z.int().min(0).max(measureIds.length),
  /** The declaration of the canteen's own diagnostic is in force. */
  isTeledeclared: z.boolean(),
  /** The canteen has become a kitchen since it was declared: the declaration cannot say what it gives to its satellites. */
  hasModeToCorrect: z.boolean(),
  /** Its purchases are missing, and its kitchen has not chosen what it declares: either may give them. */
  awaitsKitchen: z.boolean(),
})
export type ReportState = z.output<typeof ReportState>

/** The properties of a canteen that tell how far its report is. Diagnostics of other years change nothing. */
export type CanteenWithReports = Pick<
  CanteenSummary,
  'productionType' | 'dailyMealCount' | 'diagnostics' | 'centralKitchenDiagnostics'
>

export function reportStateOf(canteen: CanteenWithReports, year: number): ReportState {
  const own = canteen.diagnostics.find(each => each.year === year) ?? null
  const { productionType, centralKitchenDiagnostics } = canteen
  const kitchen = kitchenReportOf(canteen, year)
  return {
    hasDiagnostic: own !== null,
    isFilled: own?.isFilled ?? false,
    missingAmounts:
      own === null || isGivenByKitchen(canteen, kitchen, 'qualite-des-produits') ? [] : [...missingAmounts(own)],
    isComplete: own !== null && isDiagnosticComplete(canteen, own),
    finishedMeasures: measureIds.filter(measure =>
      ['complete', 'finished'].includes(measureState(canteen, own, measure)),
    ).length,
    isTeledeclared: own?.isTeledeclared ?? false,
    hasModeToCorrect: hasModeToCorrect(canteen, own),
    awaitsKitchen: awaitsChoiceOfKitchen(
      { productionType, isLinked: centralKitchenDiagnostics !== null },
      own,
      kitchen,
    ),
  }
}
