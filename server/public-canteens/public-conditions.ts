import type { PublicCanteenFilters } from '@ma-cantine/lib/public-canteens/public-canteens-api'
import type { PublicIndex } from './public-index.ts'
import type { EntryReport, PublicEntry } from './read-entries.ts'

export type PublicFilter = keyof PublicCanteenFilters
export type Condition = (entry: PublicEntry) => boolean

/** The condition of a filter; null when it is not given, and all match. */
export function conditionOf(index: PublicIndex, filters: PublicCanteenFilters, filter: PublicFilter): Condition | null {
  switch (filter) {
    case 'search': {
      const terms = filters.search
      return terms.length === 0 ? null : ({ searchText }) => terms.every(term => searchText.includes(term))
    }
    case 'region':
      return is('region', filters.region)
    case 'department':
      return is('department', filters.department)
    case 'city_insee_code':
      return is('cityInseeCode', filters.city_insee_code)
    case 'epci':
      return is('epci', filters.epci)
    case 'pat': {
      if (filters.pat === undefined) return null
      const item = JSON.stringify(filters.pat)
      return ({ patList }) => patList.includes(item)
    }
    case 'sectors': {
      const asked = new Set(filters.sectors)
      return asked.size === 0 ? null : ({ sectors }) => sectors.some(id => asked.has(id))
    }
    case 'min_daily_meal_count': {
      const least = filters.min_daily_meal_count
      return least === undefined ? null : ({ dailyMealCount }) => dailyMealCount !== null && dailyMealCount >= least
    }
    case 'max_daily_meal_count': {
      const most = filters.max_daily_meal_count
      return most === undefined ? null : ({ dailyMealCount }) => dailyMealCount !== null && dailyMealCount <= most
    }
    case 'management_type':
      return isAmong('managementType', filters.management_type)
    case 'production_type':
      return isAmong('productionType', filters.production_type)
    case 'min_portion_bio':
      return share(index, 'organic', filters.min_portion_bio)
    case 'min_portion_combined':
      return share(index, 'quality', filters.min_portion_combined)
    case 'badge':
      return filters.badge.length === 0 ? null : entry => hasQualityBadge(index, entry)
    case 'bbox': {
      if (filters.bbox === undefined) return null
      const { west, south, east, north } = filters.bbox
      return ({ latitude, longitude }) =>
        latitude !== null &&
        longitude !== null &&
        latitude >= south &&
        latitude <= north &&
        longitude >= west &&
        longitude <= east
    }
  }
}

type TextName = 'region' | 'department' | 'cityInseeCode' | 'epci' | 'managementType' | 'productionType'

const is = (name: TextName, value: string | undefined): Condition | null =>
  value === undefined ? null : entry => entry[name] === value

const isAmong = (name: TextName, codes: readonly string[]): Condition | null =>
  codes.length === 0 ? null : ({ [name]: value }) => value !== null && codes.includes(value)

/** In millionths, as a whole number: a product of binary fractions would miss a share that is exactly reached. */
function share(index: PublicIndex, of: 'organic' | 'quality', least: number | undefined): Condition | null {
  if (least === undefined) return null
  const millionths = Math.round(least * 1_000_000)
  const reaches = (report: EntryReport) => report[of] * 1_000_000 >= report.total * millionths
  return entry => index.reportsOf(entry).some(reaches)
}

/** Whether the goals of the territory of the canteen are reached. */
export function hasQualityBadge(index: PublicIndex, entry: PublicEntry): boolean {
  const { goals } = entry
  return index
    .reportsOf(entry)
    .some(
      ({ total, organic, quality }) => organic * 100 >= total * goals.organic && quality * 100 >= total * goals.quality,
    )
}

/** Whether all of these filters match that are given. */
export function conditionOfAll(
  index: PublicIndex,
  filters: PublicCanteenFilters,
  used: readonly PublicFilter[],
): Condition {
  const conditions = used.flatMap(filter => conditionOf(index, filters, filter) ?? [])
  return entry => conditions.every(matches => matches(entry))
}

export const everyFilter: readonly PublicFilter[] = [
  'search',
  'region',
  'department',
  'city_insee_code',
  'pat',
  'epci',
  'sectors',
  'min_daily_meal_count',
  'max_daily_meal_count',
  'management_type',
  'production_type',
  'min_portion_bio',
  'min_portion_combined',
  'badge',
  'bbox',
]
