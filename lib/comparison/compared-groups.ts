import type { ComparedFigure, ComparedFigures } from './comparison.ts'

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
