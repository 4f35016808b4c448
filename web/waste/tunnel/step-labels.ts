import { type WasteFormValues, type WasteStepSlug, wasteStep } from '@ma-cantine/lib/waste/waste-tunnel'
import type { Labels } from '../../ui/site-form.ts'
import type { useWasteWords } from '../words/waste-words.ts'

/** The labels of the fields that a step shows. */
export function labelsOfStep(
  step: WasteStepSlug,
  words: ReturnType<typeof useWasteWords>['tunnel']['labels'],
): Labels<WasteFormValues> {
  const { source } = wasteStep(step)
  if (source) {
    return {
      [`${source}TotalMass`]: words.sourceMass[source],
      [`${source}IsSorted`]: words.isSorted,
      [`${source}EdibleMass`]: words.edibleMass,
      [`${source}InedibleMass`]: words.inedibleMass,
    }
  }
  const { periodStartDate, periodEndDate, mealCount, totalMass, isSortedBySource } = words
  if (step === 'periode') return { periodStartDate, periodEndDate, mealCount }
  return step === 'total' ? { totalMass } : { isSortedBySource }
}
