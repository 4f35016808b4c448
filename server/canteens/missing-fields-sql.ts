import { type MissingField, possiblyMissingFields } from '@ma-cantine/lib/canteens/missing-fields'
import { sectors } from '@ma-cantine/lib/canteens/sectors'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows } from '../database/sql.ts'

const isEmpty = (column: string) => `coalesce(canteens.${column}, '') = ''`
const isLess = (column: string) => `coalesce(canteens.${column}, 0) < 1`
const hasSector = 'SELECT 1 FROM canteen_sectors WHERE canteen_id = canteens.id'
const sectorsWithMinistry = sectors.flatMap(({ id, hasLineMinistry }) => (hasLineMinistry ? id : [])).join(', ')

export const isKitchenSql = "coalesce(canteens.production_type, '') IN ('central', 'central_serving')"
export const isSatelliteSql = "coalesce(canteens.production_type, '') = 'site_cooked_elsewhere'"

/** When each property of a row of `canteens` is missing: the same as `missingCanteenFields()` of `lib`. */
const missingSql: Readonly<Record<MissingField, string>> = {
  name: isEmpty('name'),
  siret: `${isEmpty('siret')} AND ${isEmpty('siren_unite_legale')}`,
  cityInseeCode: isEmpty('city_insee_code'),
  economicModel: isEmpty('economic_model'),
  managementType: isEmpty('management_type'),
  productionType: isEmpty('production_type'),
  sectors: `NOT EXISTS (${hasSector})`,
  lineMinistry: `${isEmpty('line_ministry')} AND canteens.economic_model = 'public'
    AND EXISTS (${hasSector} AND sector_id IN (${sectorsWithMinistry}))`,
  dailyMealCount: `coalesce(canteens.production_type, '') <> 'central' AND ${isLess('daily_meal_count')}`,
  yearlyMealCount: isLess('yearly_meal_count'),
  satelliteCanteensCount: `${isKitchenSql} AND ${isLess('satellite_canteens_count')}`,
  centralProducerSiret: `${isSatelliteSql} AND
    (${isEmpty('central_producer_siret')} OR canteens.central_producer_siret = coalesce(canteens.siret, ''))`,
}

/** Whether a row of `canteens` lacks nothing; never null. */
export const isCompleteSql = `NOT (${Object.values(missingSql)
  .map(condition => `(${condition})`)
  .join(' OR ')})`

/** What each of these canteens lacks. One query. */
export async function loadMissingFields(
  database: Knex,
  canteenIds: readonly number[],
): Promise<ReadonlyMap<number, readonly MissingField[]>> {
  const fields = possiblyMissingFields.map(field => `CASE WHEN ${missingSql[field]} THEN 1 ELSE 0 END AS "${field}"`)
  const rows = await rawRows<{ id: number } & Record<MissingField, number>>(
    database,
    `SELECT canteens.id, ${fields.join(', ')} FROM canteens WHERE ?`,
    [inList(database, 'canteens.id', canteenIds)],
  )
  return new Map(rows.map(row => [row.id, possiblyMissingFields.filter(field => row[field] === 1)]))
}
