import type { StatisticsSum } from '@ma-cantine/lib/statistics/statistics'
import type { StatisticsSelection } from '@ma-cantine/lib/statistics/statistics-api'
import {
  type PlacedFigures,
  type TerritoryStatistics,
  toldFigures,
} from '@ma-cantine/lib/statistics/territory-statistics'
import { findSecretPlaces, isSelectionSecret, sumOf, sumsBy } from './secret-places.ts'
import { sectorCondition, selectionCondition } from './selection-condition.ts'
import type { StatisticsEntry } from './statistics-entries.ts'

export interface ToldYears {
  /** The years of all campaigns, ascending. */
  readonly years: readonly number[]
  /** The last year whose shares are told. */
  readonly lastTold: number
}

/** The figures of a selection as screens tell them, with those of all years and of all territories. */
export function tellStatistics(
  entries: () => Iterable<StatisticsEntry>,
  selection: StatisticsSelection,
  { years, lastTold }: ToldYears,
): Omit<TerritoryStatistics, 'expected'> {
  const matches = selectionCondition(selection)
  const ofYear = (year: number) => {
    const secret = findSecretPlaces(entries, year, selection.sectors)
    const { statistics } = sumOf(entries(), year, matches)
    const isSecret = isSelectionSecret(entries, { ...selection, year }, secret)
    return { secret, statistics, told: toldFigures(statistics, { isSecret, isReserved: year > lastTold }) }
  }
  const { year } = selection
  const asked = ofYear(year)
  const isOfSectors = sectorCondition(selection.sectors)
  const placesBy = (key: 'region' | 'department', secret: ReadonlySet<string>): PlacedFigures[] =>
    listed(sumsBy(entries(), year, isOfSectors, entry => entry[key])).map(([code, { statistics }]) => ({
      code,
      ...toldFigures(statistics, { isSecret: secret.has(code), isReserved: year > lastTold }),
    }))
  return {
    year,
    ...asked.told,
    sectorCategories: asked.statistics.sectorCategories,
    years: years.map(each => {
      const { canteenCount: _, ...told } = each === year ? asked.told : ofYear(each).told
      return { year: each, ...told }
    }),
    regions: placesBy('region', asked.secret.regions),
    departments: placesBy('department', asked.secret.departments),
  }
}

/** The territories of sums, in the order of their codes. */
const listed = (sums: ReadonlyMap<string | null, StatisticsSum>): (readonly [string, StatisticsSum])[] =>
  [...sums]
    .flatMap(([code, sum]) => (code === null ? [] : [[code, sum] as const]))
    .sort(([one], [other]) => (one < other ? -1 : 1))
