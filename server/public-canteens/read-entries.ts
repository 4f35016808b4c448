import { isCentralKitchen, isSatellite } from '@ma-cantine/lib/canteens/production'
import { memoize } from '@ma-cantine/lib/lists/memoize'
import { type Goals, goalsOf } from '@ma-cantine/lib/purchases/territory-goals'
import type { Knex } from 'knex'
import {
  type CanteenChanges,
  type FollowedColumns,
  readChanges,
  readSectorList,
  sectorListSql,
} from '../canteens/changed-canteens.ts'
import { isAgreedSql } from '../canteens/deliveries-sql.ts'
import { visibleSql } from '../canteens/visible-sql.ts'

/** The report of a year, in cents. */
export interface EntryReport {
  readonly total: number
  readonly organic: number
  /** Quality and sustainable products together, organic ones included. */
  readonly quality: number
}

/** What lists and maps ask of a canteen, and of the kitchen that delivers to it. */
export interface PublicEntry {
  readonly id: number
  /** Whether everybody may see it. The others are here for those to which they deliver. */
  readonly isVisible: boolean
  readonly name: string
  readonly searchText: string
  readonly creationDate: string
  readonly modificationDate: string
  readonly dailyMealCount: number | null
  readonly region: string | null
  readonly department: string | null
  readonly cityInseeCode: string | null
  readonly epci: string | null
  /** A JSON array of texts. */
  readonly patList: string
  readonly managementType: string | null
  readonly productionType: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly sectors: readonly number[]
  readonly goals: Goals
  /** The report of the year with a total, if there is one. */
  readonly report: EntryReport | null
  readonly isDeclared: boolean
  readonly hidesYear: boolean
  /** The SIRET by which canteens name it as their kitchen, null for what is no kitchen or deleted. */
  readonly kitchenSiret: string | null
  /** The group that delivers to it, or else the SIRET of its kitchen. */
  readonly groupId: number | null
  readonly namedSiret: string | null
}

/** What an entry takes as it is read. */
type ReadAsIs =
  | 'name'
  | 'searchText'
  | 'creationDate'
  | 'modificationDate'
  | 'dailyMealCount'
  | 'region'
  | 'department'
  | 'cityInseeCode'
  | 'epci'
  | 'patList'
  | 'managementType'
  | 'productionType'
  | 'latitude'
  | 'longitude'
  | 'groupId'

interface Row extends Pick<PublicEntry, ReadAsIs> {
  readonly id: number | null
  readonly isVisible: number
  readonly isDeleted: number
  readonly sectors: string | null
  readonly total: number | string | null
  readonly organic: number | string
  readonly quality: number | string
  readonly isDeclared: number
  readonly redactedApproYears: string
  readonly siret: string | null
  readonly centralProducerSiret: string | null
  readonly isAgreed: number
}

/** Reads the canteens that were written since this state, or all, with their reports of a year. */
export const readEntries = (database: Knex, year: number, since: string | null): Promise<CanteenChanges<PublicEntry>> =>
  readChanges<Row, PublicEntry>(database, followed(database, year), since, ([row]) =>
    row?.id == null ? null : entryOf(row, row.id, year),
  )

const followed = (database: Knex, year: number): FollowedColumns => ({
  columns: `canteens.id, canteens.name, canteens.region, canteens.department,
       canteens.epci, canteens.latitude, canteens.longitude, canteens.siret, canteens.search_text AS "searchText",
       canteens.creation_date AS "creationDate", canteens.modification_date AS "modificationDate",
       canteens.daily_meal_count AS "dailyMealCount", canteens.city_insee_code AS "cityInseeCode",
       canteens.pat_list AS "patList", canteens.management_type AS "managementType",
       canteens.production_type AS "productionType", canteens.redacted_appro_years AS "redactedApproYears",
       canteens.group_id AS "groupId", canteens.central_producer_siret AS "centralProducerSiret",
       CASE WHEN ${visibleSql(database)} THEN 1 ELSE 0 END AS "isVisible",
       CASE WHEN canteens.deletion_date IS NULL THEN 0 ELSE 1 END AS "isDeleted",
       CASE WHEN ${isAgreedSql()} THEN 1 ELSE 0 END AS "isAgreed",
       ${sectorListSql(database)} AS sectors,
       ${cents('value_total_ht')} AS total, ${cents('value_bio_ht')} AS organic, ${qualityCents} AS quality,
       CASE WHEN EXISTS (SELECT 1 FROM teledeclarations
         WHERE canteen_id = canteens.id AND year = ${year} AND status = 'SUBMITTED') THEN 1 ELSE 0 END AS "isDeclared"`,
  joins: `LEFT JOIN diagnostics AS report
       ON report.canteen_id = canteens.id AND report.year = ${year} AND report.value_total_ht > 0`,
})

const cents = (column: string): string => `round(coalesce(report.${column}, 0) * 100)`
const qualityCents = [
  'value_bio_ht',
  'value_sustainable_ht',
  'value_externality_performance_ht',
  'value_egalim_others_ht',
]
  .map(cents)
  .join(' + ')

/** One text for all canteens that have it. */
const shared = memoize(text => text)
const sharedOrNull = (text: string | null): string | null => (text === null ? null : shared(text))

function entryOf(row: Row, id: number, year: number): PublicEntry {
  const { name, searchText, creationDate, modificationDate, dailyMealCount, latitude, longitude } = row
  const [region, department] = [sharedOrNull(row.region), sharedOrNull(row.department)]
  const isDeleted = Number(row.isDeleted) === 1
  const report = { total: Number(row.total), organic: Number(row.organic), quality: Number(row.quality) }
  const years: readonly number[] = JSON.parse(row.redactedApproYears)
  const isServed = isSatellite(row.productionType)
  return {
    id,
    isVisible: Number(row.isVisible) === 1,
    name,
    searchText,
    creationDate,
    modificationDate,
    dailyMealCount,
    region,
    department,
    cityInseeCode: sharedOrNull(row.cityInseeCode),
    epci: sharedOrNull(row.epci),
    patList: shared(row.patList),
    managementType: sharedOrNull(row.managementType),
    productionType: sharedOrNull(row.productionType),
    latitude,
    longitude,
    sectors: readSectorList(row.sectors),
    goals: goalsOf({ region, department }),
    report: report.total > 0 ? report : null,
    isDeclared: Number(row.isDeclared) === 1,
    hidesYear: years.includes(year),
    kitchenSiret: !isDeleted && isCentralKitchen(row.productionType) ? row.siret : null,
    groupId: isServed ? row.groupId : null,
    namedSiret: isServed && row.groupId === null && Number(row.isAgreed) === 1 ? row.centralProducerSiret : null,
  }
}
