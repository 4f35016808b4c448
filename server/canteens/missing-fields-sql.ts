import { type MissingField, possiblyMissingFields } from '@ma-cantine/lib/canteens/missing-fields'
import { sectors } from '@ma-cantine/lib/canteens/sectors'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows } from '../database/sql.ts'

const sectorsWithMinistry = sectors.flatMap(({ id, hasLineMinistry }) => (hasLineMinistry ? id : [])).join(', ')

/** Whether a row of `canteens`, under any name, is a group; never null. */
export const groupSql = (canteens: string) => `coalesce(${canteens}.production_type, '') = 'groupe'`
export const isKitchenSql = "coalesce(canteens.production_type, '') IN ('central', 'central_serving')"
export const mayHaveSatellitesSql = `(${isKitchenSql} OR ${groupSql('canteens')})`
export const isSatelliteSql = "coalesce(canteens.production_type, '') = 'site_cooked_elsewhere'"

/** When each property of a row of `canteens`, under any name, is missing: the same as `missingCanteenFields()` of `lib`. */
function missingSql(canteens: string): Readonly<Record<MissingField, string>> {
  const type = `coalesce(${canteens}.production_type, '')`
  const isSite = `NOT ${groupSql(canteens)}`
  const isEmpty = (column: string) => `coalesce(${canteens}.${column}, '') = ''`
  const isLess = (column: string) => `coalesce(${canteens}.${column}, 0) < 1`
  const hasSector = `SELECT 1 FROM canteen_sectors WHERE canteen_id = ${canteens}.id`
  return {
    name: isEmpty('name'),
    siret: `${isEmpty('siret')} AND ${isEmpty('siren_unite_legale')}`,
    cityInseeCode: `${isSite} AND ${isEmpty('city_insee_code')}`,
    economicModel: `${isSite} AND ${isEmpty('economic_model')}`,
    managementType: isEmpty('management_type'),
    productionType: isEmpty('production_type'),
    sectors: `${isSite} AND NOT EXISTS (${hasSector})`,
    lineMinistry: `${isEmpty('line_ministry')} AND ${canteens}.economic_model = 'public'
      AND EXISTS (${hasSector} AND sector_id IN (${sectorsWithMinistry}))`,
    dailyMealCount: `${type} <> 'central' AND ${isLess('daily_meal_count')}`,
    yearlyMealCount: isLess('yearly_meal_count'),
    satelliteCanteensCount: `${type} IN ('central', 'central_serving') AND ${isLess('satellite_canteens_count')}`,
    centralProducerSiret: `${type} = 'site_cooked_elsewhere' AND ${canteens}.group_id IS NULL AND
      (${isEmpty('central_producer_siret')} OR ${canteens}.central_producer_siret = coalesce(${canteens}.siret, ''))`,
  }
}

/** Whether a row of `canteens`, under any name, lacks nothing; never null. */
export const completeSql = (canteens: string): string =>
  `NOT (${Object.values(missingSql(canteens))
    .map(condition => `(${condition})`)
    .join(' OR ')})`

/** What each of these canteens lacks. One query. */
export async function loadMissingFields(
  database: Knex,
  canteenIds: readonly number[],
): Promise<ReadonlyMap<number, readonly MissingField[]>> {
  const missing = missingSql('canteens')
  const fields = possiblyMissingFields.map(field => `CASE WHEN ${missing[field]} THEN 1 ELSE 0 END AS "${field}"`)
  const rows = await rawRows<{ id: number } & Record<MissingField, number>>(
    database,
    `SELECT canteens.id, ${fields.join(', ')} FROM canteens WHERE ?`,
    [inList(database, 'canteens.id', canteenIds)],
  )
  return new Map(rows.map(row => [row.id, possiblyMissingFields.filter(field => row[field] === 1)]))
}
