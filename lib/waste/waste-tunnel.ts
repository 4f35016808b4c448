import type { MergeRules } from '../entities/three-way-merge.ts'
import type { TunnelStep } from '../tunnels/tunnel.ts'
import type { WasteSource } from './waste-fields.ts'
import { daysInPeriod } from './waste-figures.ts'
import type { WasteValues } from './waste-rules.ts'

/** The values of the tunnel as typed; a question answered by yes or no is `yes`, `no` or empty. */
export type WasteFormValues = { readonly [Name in keyof WasteValues]-?: string }

export type WasteStepSlug = 'periode' | 'total' | 'distinction' | 'preparation' | 'non-servies' | 'reste-assiette'

interface WasteStep extends TunnelStep<WasteFormValues, void, WasteStepSlug> {
  readonly asks: readonly (keyof WasteValues)[]
  /** The source that the step is about; null for the other steps. */
  readonly source: WasteSource | null
}

const stepOf = (slug: WasteStepSlug, asks: readonly (keyof WasteValues)[]): WasteStep => ({
  slug,
  asks,
  required: asks,
  source: null,
})

/** The steps of the sources are announced as long as nobody has said that the waste is not sorted by source. */
const stepOfSource = (slug: WasteStepSlug, source: WasteSource): WasteStep => ({
  slug,
  asks: [`${source}TotalMass`, `${source}IsSorted`, `${source}EdibleMass`, `${source}InedibleMass`],
  source,
  isShown: ({ isSortedBySource }) => isSortedBySource !== 'no',
})

/** The steps of the tunnel in order, without the synthesis. */
export const wasteSteps: readonly WasteStep[] = [
  stepOf('periode', ['periodStartDate', 'periodEndDate', 'mealCount']),
  stepOf('total', ['totalMass']),
  stepOf('distinction', ['isSortedBySource']),
  stepOfSource('preparation', 'preparation'),
  stepOfSource('non-servies', 'unserved'),
  stepOfSource('reste-assiette', 'leftovers'),
]

const bySlug = Object.fromEntries(wasteSteps.map(step => [step.slug, step])) as Readonly<
  Record<WasteStepSlug, WasteStep>
>

export const wasteStep = (slug: WasteStepSlug): WasteStep => bySlug[slug]

/** The meals of a period where the canteen gives those of a day; null where it does not, or without a period. */
export function mealsInPeriod(dailyMealCount: number | null, start: string, end: string): number | null {
  const days = daysInPeriod(start, end)
  return dailyMealCount && days !== null ? dailyMealCount * days : null
}

/** The answers of the first step for a period, with its meals where the canteen gives those of a day. */
export function valuesOfPeriod(
  { dailyMealCount }: { readonly dailyMealCount: number | null },
  periodStartDate: string,
  periodEndDate: string,
): Partial<WasteFormValues> {
  const mealCount = mealsInPeriod(dailyMealCount, periodStartDate, periodEndDate)
  return { periodStartDate, periodEndDate, ...(mealCount === null ? {} : { mealCount: String(mealCount) }) }
}

/** People change the answers of a step together. */
export const wasteMerge: MergeRules<WasteValues, WasteStepSlug> = {
  groups: Object.fromEntries(wasteSteps.map(({ slug, asks }) => [slug, asks])) as Readonly<
    Record<WasteStepSlug, readonly (keyof WasteValues)[]>
  >,
}
