import type { WasteSelection } from '@ma-cantine/lib/waste/waste-api'
import type { ListedWasteMeasurement, WasteExportSelection } from '@ma-cantine/lib/waste/waste-file-api'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { isCreatedBy } from '../history/application-creations.ts'
import { type Reach, whereManaged } from '../teams/managed-canteens.ts'
import { asMeasurement, type WasteRow } from './waste-rows.ts'

type ListedRow = WasteRow & {
  readonly yearlyMealCount: number | null
  readonly canteenName: string
  readonly siret: string | null
}

/** Keeps the measurements whose periods match all the filters. */
export function wherePeriod<Query extends Knex.QueryBuilder>(query: Query, selection: WasteSelection): Query {
  const { period_start_date_after, period_start_date_before, period_end_date_after, period_end_date_before } = selection
  if (period_start_date_after !== undefined) query.where('periodStartDate', '>=', period_start_date_after)
  if (period_start_date_before !== undefined) query.where('periodStartDate', '<=', period_start_date_before)
  if (period_end_date_after !== undefined) query.where('periodEndDate', '>=', period_end_date_after)
  if (period_end_date_before !== undefined) query.where('periodEndDate', '<=', period_end_date_before)
  return query
}

type Selection = WasteExportSelection & {
  /** The id of the application that created them; null for all. */
  readonly creator?: number | null
}

function selected(
  database: Knex,
  reach: Reach,
  { canteen, id, creator = null, ...periods }: Selection,
): Knex.QueryBuilder {
  const query = wherePeriod(database('wasteMeasurements').whereNull('deletionDate'), periods)
  if (canteen.length > 0) query.where(inList(database, 'canteenId', canteen))
  if (id.length > 0) query.where(inList(database, 'id', id))
  if (creator !== null) query.where(isCreatedBy(database, creator, 'wasteMeasurements'))
  return whereManaged(database, query, 'canteenId', reach)
}

/** Latest period first; those of the same day in a stable order. */
const latestFirst = [
  { column: 'periodStartDate', order: 'desc' },
  { column: 'id', order: 'desc' },
]

/** The ids of all the selected measurements of the managed canteens, in order. */
export async function selectedMeasurementIds(
  database: Knex,
  reach: Reach,
  selection: WasteExportSelection,
): Promise<number[]> {
  const rows: { id: number }[] = await selected(database, reach, selection).orderBy(latestFirst).select('id')
  return rows.map(({ id }) => id)
}

/** A page of the selected measurements of the managed canteens, and the number of them all. */
export async function listSelectedMeasurements(
  database: Knex,
  reach: Reach,
  { limit, offset, ...selection }: Selection & { readonly limit: number; readonly offset: number },
): Promise<{ readonly count: number; readonly results: ListedWasteMeasurement[] }> {
  const [total, rows] = await Promise.all([
    selected(database, reach, selection).count({ count: '*' }).first(),
    selected(database, reach, selection).orderBy(latestFirst).limit(limit).offset(offset).select('id'),
  ])
  const ids = rows.map(({ id }: { id: number }) => id)
  const results = await readMeasurements(database, ids)
  return { count: Number(total?.count), results: results.map(({ siret, ...measurement }) => measurement) }
}

/** The measurements that have these ids, in this order, with the name and the SIRET of their canteens. */
export async function readMeasurements(
  database: Knex,
  ids: readonly number[],
): Promise<(ListedWasteMeasurement & { readonly siret: string | null })[]> {
  const rows: ListedRow[] = await database('wasteMeasurements')
    .join('canteens', 'canteens.id', 'wasteMeasurements.canteenId')
    .where(inList(database, 'wasteMeasurements.id', ids))
    .whereNull('wasteMeasurements.deletionDate')
    .select('wasteMeasurements.*', 'canteens.yearlyMealCount', 'canteens.siret', { canteenName: 'canteens.name' })
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const listed = byId.get(id)
    if (!listed) return []
    const { yearlyMealCount, canteenName, siret, ...row } = listed
    return [{ ...asMeasurement(row, yearlyMealCount), canteenName, siret }]
  })
}
