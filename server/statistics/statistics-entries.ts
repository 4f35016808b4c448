import { memoize } from '@ma-cantine/lib/lists/memoize'
import { type Goals, goalsOf } from '@ma-cantine/lib/purchases/territory-goals'
import { type DeclaredFigures, isCounted } from '@ma-cantine/lib/statistics/declared-figures'
import { type DeclaredSite, firstYearBySite } from '@ma-cantine/lib/statistics/site-figures'
import type { Campaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { Snapshot } from '@ma-cantine/lib/teledeclaration/snapshot'
import type { TeledeclarationMode } from '@ma-cantine/lib/teledeclaration/teledeclaration-modes'
import type { Knex } from 'knex'
import { type CanteenChanges, readChanges, readSectorList, sectorListSql } from '../canteens/changed-canteens.ts'

/** What statistics ask of a canteen: where it is now, and what it has declared that counts. */
export interface StatisticsEntry {
  readonly isDeleted: boolean
  readonly region: string | null
  readonly department: string | null
  readonly epci: string | null
  readonly pats: readonly string[]
  readonly sectors: readonly number[]
  readonly goals: Goals
  readonly declared: ReadonlyMap<number, DeclaredFigures>
  /** The canteens for which a group declared, by year. */
  readonly sites: ReadonlyMap<number, readonly DeclaredSite[]>
}

interface Row {
  readonly id: number | null
  readonly region: string | null
  readonly department: string | null
  readonly epci: string | null
  readonly patList: string
  readonly deletionDate: string | null
  readonly sectors: string | null
  /** Null without a declaration in force. */
  readonly year: number | null
  readonly mode: TeledeclarationMode
  readonly creationDate: string
  readonly isLate: boolean | number
  readonly siret: string | null
  readonly sirenUniteLegale: string | null
  readonly mealPrice: number | null
  readonly total: number | string | null
  readonly organic: number | string | null
  readonly sustainable: number | string
  /** The snapshot of what a group declared. */
  readonly groupData: string | null
}

const columns = (database: Knex): string => `canteens.id, canteens.region, canteens.department, canteens.epci,
  canteens.pat_list AS "patList", canteens.deletion_date AS "deletionDate", ${sectorListSql(database)} AS sectors,
  declared.year, declared.teledeclaration_mode AS mode, declared.creation_date AS "creationDate",
  EXISTS (SELECT 1 FROM late_openings WHERE late_openings.canteen_id = declared.canteen_id
    AND late_openings.year = declared.year AND late_openings.opening_date <= declared.creation_date
    AND late_openings.end_date >= declared.creation_date) AS "isLate",
  declared.canteen_siret AS siret, declared.canteen_siren_unite_legale AS "sirenUniteLegale",
  declared.meal_price AS "mealPrice", declared.value_total_ht AS total, declared.value_bio_ht_agg AS organic,
  coalesce(declared.value_sustainable_ht_agg, 0) + coalesce(declared.value_externality_performance_ht_agg, 0)
    + coalesce(declared.value_egalim_others_ht_agg, 0) AS sustainable,
  CASE WHEN canteens.production_type = 'groupe' AND declared.year >= ${firstYearBySite} THEN declared.declared_data END
    AS "groupData"`
const joins = `LEFT JOIN teledeclarations AS declared
  ON declared.canteen_id = canteens.id AND declared.status = 'SUBMITTED'`

/** Reads the canteens that were written since a state of the database, or all, with what they have declared. */
export const readStatisticsEntries = (
  database: Knex,
  campaigns: readonly Campaign[],
  since: string | null,
): Promise<CanteenChanges<StatisticsEntry>> =>
  readChanges<Row, StatisticsEntry>(database, { columns: columns(database), joins }, since, rows =>
    entryOf(rows, campaigns),
  )

/** One text for all canteens that have it. */
const shared = memoize(text => text)
const sharedOrNull = (text: string | null): string | null => (text === null ? null : shared(text))

function entryOf(rows: readonly Row[], campaigns: readonly Campaign[]): StatisticsEntry | null {
  const [row] = rows
  if (row?.id == null) return null
  const [region, department] = [sharedOrNull(row.region), sharedOrNull(row.department)]
  const pats: readonly string[] = JSON.parse(row.patList)
  return {
    isDeleted: row.deletionDate !== null,
    region,
    department,
    epci: sharedOrNull(row.epci),
    pats: pats.map(shared),
    sectors: readSectorList(row.sectors),
    goals: goalsOf({ region, department }),
    declared: new Map(rows.flatMap(declaration => countedOf(declaration, campaigns))),
    sites: row.groupData === null ? noSites : new Map(rows.flatMap(sitesOf)),
  }
}

const noSites: StatisticsEntry['sites'] = new Map()

/** A kitchen that has become a group since declared as a kitchen. */
function sitesOf({ year, groupData }: Row): (readonly [number, readonly DeclaredSite[]])[] {
  if (year === null || groupData === null) return []
  const { canteen, satellites = [] }: Partial<Snapshot> = JSON.parse(groupData)
  if (canteen?.production_type !== 'groupe') return []
  return [[year, satellites.map(({ id, yearly_meal_count }) => ({ id, yearlyMealCount: yearly_meal_count }))]]
}

function countedOf(row: Row, campaigns: readonly Campaign[]): (readonly [number, DeclaredFigures])[] {
  const { year } = row
  const campaign = campaigns.find(known => known.year === year)
  if (year === null || !campaign) return []
  const [total, organic] = [euros(row.total), euros(row.organic)]
  if (!isCounted({ ...row, isLate: Boolean(row.isLate), total, organic }, campaign)) return []
  return [
    [year, { total: 100 * (total ?? 0), organic: 100 * (organic ?? 0), sustainable: 100 * Number(row.sustainable) }],
  ]
}

/** PostgreSQL gives big integers as texts. */
const euros = (value: number | string | null): number | null => (value === null ? null : Number(value))
