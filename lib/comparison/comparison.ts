import { z } from 'zod'

/** The amounts of a report that comparisons read, in euros without VAT. */
export interface ComparedAmounts {
  readonly valueTotalHt: number | null
  readonly valueBioHt: number | null
  readonly valueSustainableHt: number | null
  readonly valueEgalimOthersHt: number | null
  readonly valueExternalityPerformanceHt: number | null
  readonly valueMeatPoultryHt: number | null
  readonly valueMeatPoultryEgalimHt: number | null
  readonly valueFishHt: number | null
  readonly valueFishEgalimHt: number | null
}

export const comparedAmounts = [
  'valueTotalHt',
  'valueBioHt',
  'valueSustainableHt',
  'valueEgalimOthersHt',
  'valueExternalityPerformanceHt',
  'valueMeatPoultryHt',
  'valueMeatPoultryEgalimHt',
  'valueFishHt',
  'valueFishEgalimHt',
] as const satisfies readonly (keyof ComparedAmounts)[]

/** Shares between 0 and 1, and euros a meal; null = cannot be told. */
export const ComparedFigures = z.object({
  organic: z.number().nullable(),
  /** Quality and sustainable products together, organic ones included. */
  quality: z.number().nullable(),
  /** The part of quality in meat and poultry, and in fish. */
  meat: z.number().nullable(),
  fish: z.number().nullable(),
  /** What the food of a meal costs. */
  mealCost: z.number().nullable(),
})
export type ComparedFigures = z.output<typeof ComparedFigures>
export type ComparedFigure = keyof ComparedFigures

export const comparedFigures = ['organic', 'quality', 'meat', 'fish', 'mealCost'] as const satisfies ComparedFigure[]

const ratio = (part: number | null, whole: number | null): number | null =>
  part !== null && whole !== null && whole > 0 ? part / whole : null

/** The figures of a report; a share of quality needs the organic part, the others count as 0 where they are empty. */
export function figuresOf(amounts: ComparedAmounts, yearlyMealCount: number | null): ComparedFigures {
  const { valueTotalHt, valueBioHt } = amounts
  const quality =
    valueBioHt === null
      ? null
      : valueBioHt +
        (amounts.valueSustainableHt ?? 0) +
        (amounts.valueEgalimOthersHt ?? 0) +
        (amounts.valueExternalityPerformanceHt ?? 0)
  return {
    organic: ratio(valueBioHt, valueTotalHt),
    quality: ratio(quality, valueTotalHt),
    meat: ratio(amounts.valueMeatPoultryEgalimHt, amounts.valueMeatPoultryHt),
    fish: ratio(amounts.valueFishEgalimHt, amounts.valueFishHt),
    mealCost: valueTotalHt !== null && valueTotalHt > 0 ? ratio(valueTotalHt, yearlyMealCount) : null,
  }
}

/**
 * Whether a declared report counts in statistics: it has a total and an organic part, and no meal that costs more than 20 euros
 * where the total exceeds a million, which is a slip of the keyboard.
 */
export function isCounted({ valueTotalHt, valueBioHt }: ComparedAmounts, yearlyMealCount: number | null): boolean {
  if (valueTotalHt === null || valueTotalHt <= 0 || valueBioHt === null) return false
  return !(valueTotalHt > 1_000_000 && (yearlyMealCount ?? 0) > 0 && valueTotalHt / (yearlyMealCount as number) > 20)
}
