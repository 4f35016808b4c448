import type { Knex } from 'knex'

/** Whether a row of `canteens`, under any name, hides its purchases of a year. Years are four digits in a JSON list. */
const hidesSql = (canteens: string, year: number): string => `${canteens}.redacted_appro_years LIKE '%${year}%'`

const isDeclaredSql = (canteenId: string, year: number): string =>
  `EXISTS (SELECT 1 FROM teledeclarations
    WHERE canteen_id = ${canteenId} AND year = ${year} AND status = 'SUBMITTED')`

/**
 * Whether everybody may see the report of a year, of the canteen with this id, on the page of a row of `canteens`, under
 * any name: the same as `isShownToAll()` of `lib`.
 */
const shownToAllSql = (canteens: string, reporterId: string, year: number): string =>
  `(NOT ${hidesSql(canteens, year)} OR ${isDeclaredSql(reporterId, year)})`

/** Whether a canteen, public or not, shows its purchases of a year. */
export async function showsPurchases(database: Knex, canteenId: number, year: number): Promise<boolean> {
  const found: unknown = await database('canteens')
    .where({ id: canteenId })
    .whereRaw(shownToAllSql('canteens', 'canteens.id', year))
    .first('id')
  return found !== undefined
}
