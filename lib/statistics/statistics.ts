import { z } from 'zod'
import { type SectorCategory, sectorCategories } from '../canteens/sector-categories.ts'
import { sectors } from '../canteens/sectors.ts'
import type { Goals } from '../purchases/territory-goals.ts'
import type { DeclaredFigures } from './declared-figures.ts'
import type { Weights } from './secrecy.ts'

/** The categories of sectors, and the sectors without one. */
const categories = [...(Object.keys(sectorCategories) as SectorCategory[]), 'inconnu'] as const
type StatisticsCategory = (typeof categories)[number]

const SectorCounts = z.object(
  Object.fromEntries(categories.map(category => [category, z.int()])) as Record<StatisticsCategory, z.ZodInt>,
)

/**
 * The figures of the canteens of a selection. `canteenCount` and `sectorCategories` count the canteens there are now, a
 * canteen once in each category of its sectors; the others are those of a year. Percentages are whole: the share of
 * organic products, that of the other quality and sustainable products, and the part of the declarations that reach the
 * goals of their territory.
 */
export const CanteenStatistics = z.object({
  canteenCount: z.int(),
  bioPercent: z.int(),
  sustainablePercent: z.int(),
  teledeclarationsCount: z.int(),
  approPercent: z.int(),
  sectorCategories: SectorCounts,
})
export type CanteenStatistics = z.output<typeof CanteenStatistics>

const categoryOf = new Map<number, StatisticsCategory>(sectors.map(({ id, category }) => [id, category]))

/** Adds up the canteens and the declarations of a selection, one after the other. */
export class StatisticsSum {
  #canteens = 0
  readonly #sectors = new Map<StatisticsCategory, number>()
  #declarations = 0
  #reached = 0
  #total = 0
  #organic = 0
  #sustainable = 0
  #largest = 0

  addCanteen(sectorIds: readonly number[]): void {
    this.#canteens++
    for (const category of new Set(sectorIds.map(id => categoryOf.get(id) ?? 'inconnu'))) {
      this.#sectors.set(category, (this.#sectors.get(category) ?? 0) + 1)
    }
  }

  addDeclaration(figures: DeclaredFigures, goals: Goals): void {
    this.#declarations++
    if (reachesGoals(figures, goals)) this.#reached++
    this.#total += figures.total
    this.#organic += figures.organic
    this.#sustainable += figures.sustainable
    this.#largest = Math.max(this.#largest, figures.total)
  }

  get weights(): Weights {
    return { declarations: this.#declarations, total: this.#total, largest: this.#largest }
  }

  get statistics(): CanteenStatistics {
    return {
      canteenCount: this.#canteens,
      bioPercent: roundedPercent(this.#organic, this.#total),
      sustainablePercent: roundedPercent(this.#sustainable, this.#total),
      teledeclarationsCount: this.#declarations,
      approPercent: this.#declarations === 0 ? 0 : Math.floor((100 * this.#reached) / this.#declarations),
      sectorCategories: Object.fromEntries(
        categories.map(category => [category, this.#sectors.get(category) ?? 0]),
      ) as CanteenStatistics['sectorCategories'],
    }
  }
}

/** Whether declared purchases reach the goals of their territory: never without a total. */
export const reachesGoals = ({ total, organic, sustainable }: DeclaredFigures, goals: Goals): boolean =>
  total > 0 && organic * 100 >= total * goals.organic && (organic + sustainable) * 100 >= total * goals.quality

/** A share in whole percent, a half to the even one, as statisticians round; 0 of nothing. */
function roundedPercent(part: number, total: number): number {
  if (total === 0) return 0
  const floor = Math.floor((100 * part) / total)
  // Whole numbers: the rest of a division of binary fractions would decide a half by chance.
  const rest = 100 * part - floor * total
  if (rest * 2 === total) return floor + (floor % 2)
  return rest * 2 > total ? floor + 1 : floor
}
