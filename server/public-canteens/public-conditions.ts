import type { PublicCanteenFilters } from '@ma-cantine/lib/public-canteens/public-canteens-api'
import type { Knex } from 'knex'
import { visibleSql } from '../canteens/visible-sql.ts'
import { inList } from '../database/in-list.ts'
import type { SqlPart } from '../database/sql.ts'
import { likePattern } from '../lists/like-pattern.ts'
import { passesSql, qualityBadgeSql, reportsSql } from './report-conditions.ts'

export type PublicFilter = keyof PublicCanteenFilters

const is = (column: string, value: Knex.RawBinding): SqlPart => ({ sql: `${column} = ?`, bindings: [value] })

/** The condition of each filter that is given, for rows of `publicRows()`. */
function conditionOf(
  database: Knex,
  filters: PublicCanteenFilters,
  filter: PublicFilter,
  year: number,
): SqlPart | null {
  switch (filter) {
    case 'search':
      return all(
        filters.search.map(term => ({ sql: "canteens.search_text LIKE ? ESCAPE '\\'", bindings: [likePattern(term)] })),
      )
    case 'region':
    case 'department':
    case 'city_insee_code':
    case 'epci': {
      const value = filters[filter]
      return value === undefined ? null : is(`canteens.${filter}`, value)
    }
    case 'pat':
      // The list is a JSON array of texts.
      return filters.pat === undefined
        ? null
        : { sql: "canteens.pat_list LIKE ? ESCAPE '\\'", bindings: [likePattern(JSON.stringify(filters.pat))] }
    case 'sectors':
      return filters.sectors.length === 0
        ? null
        : {
            sql: 'EXISTS (SELECT 1 FROM canteen_sectors WHERE canteen_id = canteens.id AND ?)',
            bindings: [inList(database, 'sector_id', filters.sectors)],
          }
    case 'min_daily_meal_count':
      return atLeast('canteens.daily_meal_count', filters.min_daily_meal_count)
    case 'max_daily_meal_count':
      return atMost('canteens.daily_meal_count', filters.max_daily_meal_count)
    case 'management_type':
    case 'production_type': {
      const codes = filters[filter]
      return codes.length === 0 ? null : { sql: '?', bindings: [inList(database, `canteens.${filter}`, codes, 'text')] }
    }
    case 'min_portion_bio':
      return share('organic', filters.min_portion_bio, year)
    case 'min_portion_combined':
      return share('quality', filters.min_portion_combined, year)
    case 'badge':
      return filters.badge.length === 0 ? null : { sql: qualityBadgeSql(year), bindings: [] }
    case 'bbox': {
      if (filters.bbox === undefined) return null
      const { west, south, east, north } = filters.bbox
      return {
        sql: 'canteens.latitude BETWEEN ? AND ? AND canteens.longitude BETWEEN ? AND ?',
        bindings: [south, north, west, east],
      }
    }
  }
}

const atLeast = (column: string, value: number | undefined): SqlPart | null =>
  value === undefined ? null : { sql: `${column} >= ?`, bindings: [value] }
const atMost = (column: string, value: number | undefined): SqlPart | null =>
  value === undefined ? null : { sql: `${column} <= ?`, bindings: [value] }

const share = (of: 'organic' | 'quality', least: number | undefined, year: number): SqlPart | null =>
  least === undefined
    ? null
    : // Of millionths, as a whole number: a product of binary fractions would miss a share that is exactly reached.
      {
        sql: passesSql(report => `${report}.${of} * 1000000 >= ${report}.total * ${millionths(least)}`, year),
        bindings: [],
      }

const millionths = (share: number): number => Math.round(share * 1_000_000)

const all = (parts: readonly SqlPart[]): SqlPart | null =>
  parts.length === 0
    ? null
    : { sql: parts.map(({ sql }) => sql).join(' AND '), bindings: parts.flatMap(({ bindings }) => bindings) }

const ofReports: readonly PublicFilter[] = ['min_portion_bio', 'min_portion_combined', 'badge']

/** A selection of public canteens. */
export interface PublicSelection {
  readonly filters: PublicCanteenFilters
  /** The year whose reports the shares and the badge look at. */
  readonly year: number
}

/**
 * The public canteens that match these filters, for a `FROM … WHERE …`, and the common table expression that it needs.
 *
 * @param used the filters that hold; the others are left aside.
 * @param needsReports whether the rest of the statement asks `qualityBadgeSql()`.
 */
export function publicRows(
  database: Knex,
  { filters, year }: PublicSelection,
  used: readonly PublicFilter[],
  needsReports = false,
): { readonly common: string; readonly from: SqlPart } {
  const conditions = used.flatMap(filter => conditionOf(database, filters, filter, year) ?? [])
  const matching = all([{ sql: visibleSql(database), bindings: [] }, ...conditions])
  const asksReports = needsReports || used.some(filter => ofReports.includes(filter) && isGiven(filters, filter))
  const reports = asksReports ? reportsSql(database, year) : null
  return {
    common: reports?.common ?? '',
    from: {
      sql: `FROM canteens ${reports?.joins ?? ''} WHERE ${matching?.sql}`,
      bindings: matching?.bindings ?? [],
    },
  }
}

const isGiven = (filters: PublicCanteenFilters, filter: PublicFilter): boolean => {
  const value = filters[filter]
  return Array.isArray(value) ? value.length > 0 : value !== undefined
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
