import { z } from 'zod'
import { CanteenParams } from '../canteens/canteens-api.ts'
import { type SectorCategory, sectorCategories } from '../canteens/sector-categories.ts'
import { endpoint } from '../http/endpoint.ts'
import { requiredYear } from '../lists/query-values.ts'
import { ComparedFigures, comparedAmounts } from './comparison.ts'

const amounts = Object.fromEntries(comparedAmounts.map(property => [property, z.number().nullable()])) as Record<
  (typeof comparedAmounts)[number],
  z.ZodNullable<z.ZodNumber>
>

/** Why a canteen has none to be compared with. */
export const reasonsWithoutSimilar = ['too-few', 'unknown-place', 'unknown-sectors'] as const

/** The report of a canteen beside that of the year before, and beside what is usual in similar canteens. */
export const Comparison = z.object({
  year: z.int(),
  yearlyMealCount: z.int().nullable(),
  /** The goals of the canteen’s territory, in percent; `meatAndFish` is null before 2024. */
  goals: z.object({ organic: z.number(), quality: z.number(), meatAndFish: z.number().nullable() }),
  /** The totals of the report; null without one, or while its total is missing. */
  totals: z.object(amounts).nullable(),
  own: ComparedFigures.nullable(),
  lastYear: ComparedFigures.nullable(),
  /** Canteens of the same categories of sectors, in the department or in the rest of the region. */
  similar: z
    .object({
      categories: z.array(z.enum(Object.keys(sectorCategories) as SectorCategory[])),
      territory: z.enum(['department', 'restOfRegion']),
      territoryName: z.string(),
      /** The number of canteens compared, rounded down to a multiple of ten. */
      atLeast: z.int(),
      figures: ComparedFigures,
    })
    .nullable(),
  withoutSimilar: z.enum(reasonsWithoutSimilar).nullable(),
})
export type Comparison = z.output<typeof Comparison>

export const getComparison = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/comparison/',
  summary: 'Compare le bilan d’une cantine que l’on gère avec l’année précédente et avec des cantines semblables',
  access: 'manager',
  scope: 'canteen:read',
  params: CanteenParams,
  query: z.object({ year: requiredYear() }),
  answer: Comparison,
})
