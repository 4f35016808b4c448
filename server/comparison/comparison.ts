import type { SectorCategory } from '@ma-cantine/lib/canteens/sector-categories'
import { sectors } from '@ma-cantine/lib/canteens/sectors'
import { type CountedCanteen, fewestCanteens, groupOf, usualFigures } from '@ma-cantine/lib/comparison/compared-groups'
import { comparedAmounts, figuresOf } from '@ma-cantine/lib/comparison/comparison'
import type { Comparison } from '@ma-cantine/lib/comparison/comparison-api'
import { goalsOf, meatAndFishGoal } from '@ma-cantine/lib/purchases/territory-goals'
import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import { loadSectors } from '../canteens/load-sectors.ts'
import { managedCanteens, type Reach, withoutLimit } from '../teams/managed-canteens.ts'
import { type AmountRow, amountsOf, loadCountedCanteens } from './load-counted-canteens.ts'

interface CanteenRow {
  readonly region: string | null
  readonly regionLib: string | null
  readonly department: string | null
  readonly departmentLib: string | null
  readonly yearlyMealCount: number | null
}

type Similar = Pick<Comparison, 'similar' | 'withoutSimilar'>

const none = (withoutSimilar: Comparison['withoutSimilar']): Similar => ({ similar: null, withoutSimilar })

/**
 * Compares reports without telling that of another canteen. Only declared ones count, apart from the caller's own. Groups
 * are fixed and disjoint (`groupOf`), their figures kept for an hour: who changes a report or the sectors of a canteen to
 * see what moves has to wait. At least ten canteens of a group must be others than those of the caller, who knows their
 * figures.
 */
export class Comparisons {
  private readonly database: Knex
  /** The canteens that count, by year, region and categories of sectors: some twenty megabytes at most. */
  private readonly canteenCache = new LRUCache<string, readonly CountedCanteen[]>({
    maxSize: 100_000,
    sizeCalculation: canteens => canteens.length + 1,
    ttl: 3_600_000,
  })

  constructor(database: Knex) {
    this.database = database
  }

  /** Five statements at most, whatever the number of canteens. */
  async compare(canteenId: number, year: number, reach: Reach): Promise<Comparison> {
    const canteen: CanteenRow = await this.database('canteens')
      .where({ id: canteenId })
      .first('region', 'regionLib', 'department', 'departmentLib', 'yearlyMealCount')
    const sectorIds = (await loadSectors(this.database, [canteenId]))(canteenId)
    const reports: (AmountRow & { readonly year: number })[] = await this.database('diagnostics')
      .where({ canteenId })
      .whereIn('year', [year, year - 1])
      .select('year', ...comparedAmounts)
    const [own, lastYear] = [year, year - 1].map(wanted => {
      const row = reports.find(report => Number(report.year) === wanted)
      const amounts = row && amountsOf(row)
      return amounts && (amounts.valueTotalHt ?? 0) > 0 ? amounts : null
    })
    return {
      year,
      yearlyMealCount: canteen.yearlyMealCount,
      goals: { ...goalsOf(canteen), meatAndFish: meatAndFishGoal(year) },
      totals: own ?? null,
      own: own ? figuresOf(own, canteen.yearlyMealCount) : null,
      lastYear: lastYear ? figuresOf(lastYear, canteen.yearlyMealCount) : null,
      ...(await this.similar(canteen, categoriesOf(sectorIds), year, reach)),
    }
  }

  private async similar(
    { region, regionLib, department, departmentLib }: CanteenRow,
    categories: readonly SectorCategory[],
    year: number,
    reach: Reach,
  ): Promise<Similar> {
    if (!region) return none('unknown-place')
    if (categories.length === 0) return none('unknown-sectors')
    const { territory, canteens } = groupOf(await this.counted(region, categories, year), department)
    // A token that is limited to one canteen still belongs to who knows the others.
    const own = await this.managedIn(region, withoutLimit(reach))
    if (canteens.filter(({ id }) => !own.has(id)).length < fewestCanteens) return none('too-few')
    return {
      similar: {
        categories: [...categories],
        territory,
        territoryName: (territory === 'department' ? departmentLib : regionLib) ?? '',
        atLeast: Math.floor(canteens.length / fewestCanteens) * fewestCanteens,
        figures: usualFigures(canteens.map(({ figures }) => figures)),
      },
      withoutSimilar: null,
    }
  }

  private async managedIn(region: string, reach: Reach): Promise<ReadonlySet<number>> {
    const rows: { id: number }[] = await this.database('canteens')
      .where({ region })
      .whereRaw('id IN ?', [managedCanteens(this.database, reach)])
      .select('id')
    return new Set(rows.map(({ id }) => Number(id)))
  }

  private async counted(
    region: string,
    categories: readonly SectorCategory[],
    year: number,
  ): Promise<readonly CountedCanteen[]> {
    const key = `${year} ${region} ${categories.join(' ')}`
    const cached = this.canteenCache.get(key)
    if (cached) return cached
    const canteens = await loadCountedCanteens(this.database, region, categories, year)
    this.canteenCache.set(key, canteens)
    return canteens
  }
}

/** The categories of sectors, each once, in alphabetical order. */
const categoriesOf = (sectorIds: readonly number[]): SectorCategory[] =>
  [...new Set(sectors.filter(({ id }) => sectorIds.includes(id)).map(({ category }) => category))].sort()
