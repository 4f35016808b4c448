import { ruleOf } from '../measures/year-rules.ts'

/** Where a canteen is, as codes of the official geography; null = not known. */
export interface Territory {
  readonly region: string | null
  readonly department: string | null
}

/** The shares to reach, in percent of all purchases without VAT. */
export interface Goals {
  readonly organic: number
  /** Quality and sustainable products together, organic ones included. */
  readonly quality: number
}

const overseas: Goals = { organic: 5, quality: 20 }

/** Collectivities, whose code stands for a department and, since 2026, for a region; the department comes first. */
const goalsOfCollectivity: Readonly<Record<string, Goals>> = {
  '975': { organic: 10, quality: 30 },
  '978': overseas,
}

const goalsOfRegion: Readonly<Record<string, Goals>> = {
  ...goalsOfCollectivity,
  '01': overseas,
  '02': overseas,
  '03': overseas,
  '04': overseas,
  '06': { organic: 2, quality: 5 },
}

const continentalGoals: Goals = { organic: 20, quality: 50 }

/**
 * The goals of the territory of a canteen (EGalim law, article L230-5-1 of the rural code, and its orders for overseas):
 * 50 % of quality products, of which 20 % are organic, in continental France and wherever nothing else is set, a canteen
 * without a known place included. A department comes before its region, whose code Saint-Martin shares.
 */
export const goalsOf = ({ region, department }: Territory): Goals =>
  goalsOfCollectivity[department ?? ''] ?? goalsOfRegion[region ?? ''] ?? continentalGoals

/** The goals of all territories, for a share whose canteen is somewhere unknown. */
export const goalsAnywhere: readonly Goals[] = [continentalGoals, ...Object.values(goalsOfRegion)]

/** The share of meat, and of fish, to buy of quality, in percent; null before 2024. Told for information. */
export const meatAndFishGoal = (year: number): number | null => ruleOf('meatAndFishGoal', year)
