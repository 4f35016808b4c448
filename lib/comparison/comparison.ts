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

/** With fewer canteens, a figure could be that of one of them. */
export const fewestCanteens = 10

/**
 * What is usual in a group: the mean of the three or four values in the middle, so that it is never the figure of one
 * canteen, rounded to a percent or to ten cents. Null below ten values.
 */
export function usualValue(values: readonly number[], figure: ComparedFigure): number | null {
  if (values.length < fewestCanteens) return null
  const sorted = values.toSorted((a, b) => a - b)
  const around = sorted.length % 2 === 0 ? 4 : 3
  const start = (sorted.length - around) / 2
  const mean = sorted.slice(start, start + around).reduce((sum, value) => sum + value, 0) / around
  return figure === 'mealCost' ? Math.round(mean * 10) / 10 : Math.round(mean * 100) / 100
}

/** The usual figures of a group; each needs ten canteens that have it. */
export function usualFigures(all: readonly ComparedFigures[]): ComparedFigures {
  const usual = (figure: ComparedFigure) =>
    usualValue(
      all.flatMap(figures => figures[figure] ?? []),
      figure,
    )
  return {
    organic: usual('organic'),
    quality: usual('quality'),
    meat: usual('meat'),
    fish: usual('fish'),
    mealCost: usual('mealCost'),
  }
}

/** A canteen whose report counts. */
export interface CountedCanteen {
  readonly id: number
  readonly department: string | null
  readonly figures: ComparedFigures
}

/** Canteens that are compared with one another. */
export interface ComparedGroup {
  readonly territory: 'department' | 'restOfRegion'
  readonly canteens: readonly CountedCanteen[]
}

/**
 * Shares the canteens of a region, all of the same sectors, among groups that have no canteen in common: a department
 * that has ten of them, and all the others of the region together. Groups that overlapped could be subtracted from one
 * another until a single canteen is left.
 *
 * @returns the group of a department, or of a canteen whose department is not known.
 */
export function groupOf(canteens: readonly CountedCanteen[], department: string | null): ComparedGroup {
  const byDepartment = Map.groupBy(canteens, one => one.department)
  const isApart = (one: string | null) => one !== null && (byDepartment.get(one)?.length ?? 0) >= fewestCanteens
  return isApart(department)
    ? { territory: 'department', canteens: byDepartment.get(department) ?? [] }
    : { territory: 'restOfRegion', canteens: canteens.filter(one => !isApart(one.department)) }
}
