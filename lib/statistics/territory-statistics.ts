import { z } from 'zod'
import { ExpectedCanteens } from './expected-canteens.ts'
import { CanteenStatistics } from './statistics.ts'

/** Why the shares of a selection are not told. */
export const withheldReasons = ['none', 'reserved', 'secret'] as const
export type WithheldReason = (typeof withheldReasons)[number]

/**
 * The figures of a territory as screens and files tell them. `withheld` says why `bioPercent`, `sustainablePercent` and
 * `approPercent` are null: nothing was declared (`none`), or they would tell the figures of a canteen (`secret`). The first
 * two are null as well for the year whose figures parliament gets first (`reserved`).
 */
export const TerritoryFigures = z.object({
  canteenCount: z.int(),
  teledeclarationsCount: z.int(),
  bioPercent: z.int().nullable(),
  sustainablePercent: z.int().nullable(),
  approPercent: z.int().nullable(),
  withheld: z.enum(withheldReasons).nullable(),
})
export type TerritoryFigures = z.output<typeof TerritoryFigures>

/** The figures of one territory among others, by its code. */
export const PlacedFigures = TerritoryFigures.extend({ code: z.string() })
export type PlacedFigures = z.output<typeof PlacedFigures>

/** The figures of a territory in one year, with those of other years and of each region and department. */
export const TerritoryStatistics = TerritoryFigures.extend({
  year: z.int(),
  sectorCategories: CanteenStatistics.shape.sectorCategories,
  /** Null where nobody has counted. */
  expected: ExpectedCanteens.nullable(),
  /** The years of all campaigns, ascending. */
  years: z.array(TerritoryFigures.omit({ canteenCount: true }).extend({ year: z.int() })),
  /** All regions and departments that have a canteen, in the same sectors, in the order of their codes. */
  regions: z.array(PlacedFigures),
  departments: z.array(PlacedFigures),
})
export type TerritoryStatistics = z.output<typeof TerritoryStatistics>

/** What is told of a selection, given its figures and what must not be told. */
export function toldFigures(
  { canteenCount, teledeclarationsCount, bioPercent, sustainablePercent, approPercent }: CanteenStatistics,
  { isSecret, isReserved }: { readonly isSecret: boolean; readonly isReserved: boolean },
): TerritoryFigures {
  const counts = { canteenCount, teledeclarationsCount }
  const nothing = { bioPercent: null, sustainablePercent: null, approPercent: null }
  if (teledeclarationsCount === 0) return { ...counts, ...nothing, withheld: 'none' }
  if (isSecret) return { ...counts, ...nothing, withheld: 'secret' }
  if (isReserved) return { ...counts, ...nothing, approPercent, withheld: 'reserved' }
  return { ...counts, bioPercent, sustainablePercent, approPercent, withheld: null }
}
