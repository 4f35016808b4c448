import { isCentralKitchen, isSatellite } from '@ma-cantine/lib/canteens/production'
import { memoize } from '@ma-cantine/lib/lists/memoize'
import { type Goals, goalsOf } from '@ma-cantine/lib/purchases/territory-goals'
import type { Knex } from 'knex'
import { isAgreedSql } from '../canteens/deliveries-sql.ts'
import { visibleSql } from '../canteens/visible-sql.ts'
import { isPostgresql, rawRows } from '../database/sql.ts'

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

/** Those of the canteens that were written since a state of the database, and its state now. */
export interface EntryChanges {
  readonly state: string
  /** Null for a canteen that is no more. */
  readonly changed: ReadonlyMap<number, PublicEntry | null>
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
  readonly state: string | number
  readonly changedId: number | null
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

/**
 * Reads the canteens that were written since this state, or all. One statement, hence of one moment.
 *
 * @param year whose reports are read.
 */
export async function readEntries(database: Knex, year: number, since: string | null): Promise<EntryChanges> {
  const { state, newer, sectorList } = isPostgresql(database) ? postgresql : sqlite
  const ids = since === null ? 'SELECT id AS canteen_id FROM canteens' : newer
  const rows = await rawRows<Row>(
    database,
    `SELECT now.state, changed.canteen_id AS "changedId", canteens.id, canteens.name, canteens.region, canteens.department,
       canteens.epci, canteens.latitude, canteens.longitude, canteens.siret, canteens.search_text AS "searchText",
       canteens.creation_date AS "creationDate", canteens.modification_date AS "modificationDate",
       canteens.daily_meal_count AS "dailyMealCount", canteens.city_insee_code AS "cityInseeCode",
       canteens.pat_list AS "patList", canteens.management_type AS "managementType",
       canteens.production_type AS "productionType", canteens.redacted_appro_years AS "redactedApproYears",
       canteens.group_id AS "groupId", canteens.central_producer_siret AS "centralProducerSiret",
       CASE WHEN ${visibleSql(database)} THEN 1 ELSE 0 END AS "isVisible",
       CASE WHEN canteens.deletion_date IS NULL THEN 0 ELSE 1 END AS "isDeleted",
       CASE WHEN ${isAgreedSql()} THEN 1 ELSE 0 END AS "isAgreed",
       (SELECT ${sectorList} FROM canteen_sectors WHERE canteen_id = canteens.id) AS sectors,
       ${cents('value_total_ht')} AS total, ${cents('value_bio_ht')} AS organic, ${qualityCents} AS quality,
       CASE WHEN EXISTS (SELECT 1 FROM teledeclarations
         WHERE canteen_id = canteens.id AND year = ${year} AND status = 'SUBMITTED') THEN 1 ELSE 0 END AS "isDeclared"
     FROM (SELECT ${state} AS state) AS now
     LEFT JOIN (${ids}) AS changed ON TRUE
     LEFT JOIN canteens ON canteens.id = changed.canteen_id
     LEFT JOIN diagnostics AS report
       ON report.canteen_id = canteens.id AND report.year = ${year} AND report.value_total_ht > 0`,
    since === null ? [] : Array(newer.split('?').length - 1).fill(since),
  )
  const changed = new Map<number, PublicEntry | null>()
  for (const row of rows) {
    if (row.changedId !== null) changed.set(row.changedId, row.id === null ? null : entryOf(row, row.id, year))
  }
  return { state: String(rows[0]?.state), changed }
}

/** How each database tells its state and what is newer than one (migration 0053), and lists sectors. */
const sqlite = {
  state: '(SELECT version FROM public_version)',
  newer: 'SELECT DISTINCT canteen_id FROM public_changes WHERE version > CAST(? AS integer)',
  sectorList: 'group_concat(sector_id)',
}
const postgresql = {
  state: 'pg_current_snapshot()::text',
  // What a dump of another cluster brought may have numbers to come, and is older.
  newer: `SELECT DISTINCT canteen_id FROM public_changes WHERE version >= pg_snapshot_xmin(?::pg_snapshot)
    AND NOT pg_visible_in_snapshot(version, ?::pg_snapshot) AND version < pg_snapshot_xmax(pg_current_snapshot())`,
  sectorList: "string_agg(sector_id::text, ',')",
}

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
    sectors: row.sectors === null ? [] : row.sectors.split(',').map(Number),
    goals: goalsOf({ region, department }),
    report: report.total > 0 ? report : null,
    isDeclared: Number(row.isDeclared) === 1,
    hidesYear: years.includes(year),
    kitchenSiret: !isDeleted && isCentralKitchen(row.productionType) ? row.siret : null,
    groupId: isServed ? row.groupId : null,
    namedSiret: isServed && row.groupId === null && Number(row.isAgreed) === 1 ? row.centralProducerSiret : null,
  }
}
