/**
 * What filters ask of the reports of a year: that of the canteen, or that of the kitchen that delivers to it. One of them is
 * enough. A report without total tells nothing, and neither does one that the canteen hides.
 */
import { continentalGoals, goalsOfCollectivity, goalsOfRegion } from '@ma-cantine/lib/purchases/territory-goals'
import type { Knex } from 'knex'
import { kitchenIdSql } from '../canteens/deliveries-sql.ts'
import { shownToAllSql } from '../canteens/hidden-years-sql.ts'
import { isPostgresql } from '../database/sql.ts'

/** The common table expression and the joins that the conditions of this module need, beside `FROM canteens`. */
export function reportsSql(database: Knex, year: number): { readonly common: string; readonly joins: string } {
  // In cents, as `sharesOf()` of `lib`.
  const cents = (column: string) =>
    isPostgresql(database)
      ? `round(coalesce(${column}, 0) * 100)`
      : `CAST(round(coalesce(${column}, 0) * 100) AS integer)`
  const organic = cents('value_bio_ht')
  const others = ['value_sustainable_ht', 'value_externality_performance_ht', 'value_egalim_others_ht'].map(cents)
  return {
    common: `WITH reports AS MATERIALIZED (
      SELECT canteen_id, ${cents('value_total_ht')} AS total, ${organic} AS organic, ${[organic, ...others].join(' + ')} AS quality
      FROM diagnostics WHERE year = ${year} AND value_total_ht > 0)`,
    joins: `LEFT JOIN reports AS own ON own.canteen_id = canteens.id
      LEFT JOIN reports AS given ON given.canteen_id = ${kitchenIdSql('canteens')}`,
  }
}

/** Whether one of the reports meets a condition; never null. */
export const passesSql = (condition: (report: string) => string, year: number): string =>
  `(${['own', 'given']
    .map(
      report =>
        `(${report}.canteen_id IS NOT NULL AND ${condition(report)}
          AND ${shownToAllSql('canteens', `${report}.canteen_id`, year)})`,
    )
    .join(' OR ')})`

const goalSql = (of: 'organic' | 'quality'): string => {
  const cases = (column: string, goals: typeof goalsOfRegion) =>
    Object.entries(goals).map(([code, goal]) => `WHEN canteens.${column} = '${code}' THEN ${goal[of]}`)
  const all = [...cases('department', goalsOfCollectivity), ...cases('region', goalsOfRegion)]
  return `CASE ${all.join(' ')} ELSE ${continentalGoals[of]} END`
}

/** Whether the goals of the territory of the canteen are reached; never null. */
export const qualityBadgeSql = (year: number): string =>
  passesSql(
    report =>
      (['organic', 'quality'] as const)
        .map(of => `${report}.${of} * 100 >= ${report}.total * (${goalSql(of)})`)
        .join(' AND '),
    year,
  )
