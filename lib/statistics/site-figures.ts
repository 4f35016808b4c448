import type { DeclaredFigures } from './declared-figures.ts'

/** A canteen for which a group declared. */
export interface DeclaredSite {
  readonly id: number
  /** Meals in a year, as frozen by the declaration. */
  readonly yearlyMealCount: number | null
}

/** The first year whose purchases are shared by meals; those of the year before are shared equally. */
const firstYearByMeals = 2025

/** The first year of which statistics count canteens, and not those who declare for them. */
export const firstYearBySite = 2024

/** Whether the part of a canteen counts where the canteen is: it counts where its group is before. */
export const countsWhereItIs = (year: number): boolean => year >= firstYearByMeals

/**
 * What a group declared, in the part of each canteen: facts of 2026, 5.11. Each amount is rounded by itself to a cent, so
 * that the parts of 1 000 € in three are 333.33 €.
 */
export function siteFigures(
  figures: DeclaredFigures,
  sites: readonly DeclaredSite[],
  year: number,
): ReadonlyMap<number, DeclaredFigures> {
  const meals = countsWhereItIs(year) ? sites.reduce((sum, site) => sum + (site.yearlyMealCount ?? 0), 0) : 0
  const partOf = ({ yearlyMealCount }: DeclaredSite): number =>
    meals === 0 ? 1 / sites.length : (yearlyMealCount ?? 0) / meals
  return new Map(
    sites.map(site => {
      const part = partOf(site)
      const share = (cents: number): number => Math.round(cents * part)
      return [
        site.id,
        { total: share(figures.total), organic: share(figures.organic), sustainable: share(figures.sustainable) },
      ]
    }),
  )
}
