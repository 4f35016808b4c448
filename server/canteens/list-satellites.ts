import type { listSatellites, Satellite, SatelliteOrder } from '@ma-cantine/lib/canteens/satellites-api'
import { codesOfSectors } from '@ma-cantine/lib/canteens/sectors'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { inList } from '../database/in-list.ts'
import { rawRows } from '../database/sql.ts'
import { type OrderColumn, orderTerms } from '../lists/order-terms.ts'
import { listAskedCanteens } from '../teams/delivery-requests.ts'
import { managedCanteens, type Reach, selectManaged } from '../teams/managed-canteens.ts'
import { deliversSql } from './deliveries-sql.ts'
import { loadSectors } from './load-sectors.ts'
import { completeSql, isSatelliteSql } from './missing-fields-sql.ts'
import { type MinimalRow, minimalColumns, showMinimal, visibleSql } from './visible-sql.ts'

const columnsOf = (database: Knex): Readonly<Record<SatelliteOrder, OrderColumn>> => ({
  // It begins with the name, without case and accents.
  name: { column: 'search_text' },
  siret: { column: 'siret', nullable: true },
  dailyMealCount: { column: 'daily_meal_count', nullable: true },
  // Drafts come first.
  publicationStatus: { column: visibleSql(database) },
})

type Query = z.output<NonNullable<(typeof listSatellites)['query']>>

/** The canteens that get their meals from this kitchen, or belong to this group. */
const satellitesOf = (database: Knex, kitchenId: number) =>
  database('canteens')
    .whereRaw(isSatelliteSql)
    .whereNull('canteens.deletionDate')
    .whereRaw(
      `EXISTS (SELECT 1 FROM canteens AS kitchen WHERE kitchen.id = ? AND ${deliversSql('kitchen', 'canteens')})`,
      [kitchenId],
    )

/** A page of the satellites of a kitchen, in the order of their names by default. */
export async function listSatellitesOf(
  database: Knex,
  reach: Reach,
  kitchenId: number,
  { ordering, limit, offset }: Query,
) {
  const order = ordering.length > 0 ? ordering : [{ field: 'name', descending: false } as const]
  const [totals, page, toPublish] = await Promise.all([
    satellitesOf(database, kitchenId).first(
      database.raw('count(*) AS count'),
      database.raw(`count(CASE WHEN NOT ${visibleSql(database)} THEN 1 END) AS unpublished`),
    ),
    satellitesOf(database, kitchenId)
      .orderByRaw(orderTerms(order, columnsOf(database), ['id']))
      .limit(limit)
      .offset(offset)
      .select('id'),
    satellitesOf(database, kitchenId)
      .whereRaw(`NOT ${visibleSql(database)}`)
      .whereRaw('id IN ?', [managedCanteens(database, reach)])
      .orderBy('id')
      .select('id'),
  ])
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
  return {
    count: Number(totals.count),
    results: await loadSatellites(database, reach, ids(page)),
    unpublishedCount: Number(totals.unpublished),
    satellitesToPublish: ids(toPublish),
    askedCanteens: await loadSatellites(database, reach, await listAskedCanteens(database, kitchenId), true),
  }
}

type SatelliteRow = MinimalRow & Pick<Satellite, 'dailyMealCount' | 'yearlyMealCount'>

/** What a kitchen sees of these canteens, in the order of the ids. */
export async function loadSatellites(
  database: Knex,
  reach: Reach,
  ids: readonly number[],
  awaitsConsent = false,
): Promise<Satellite[]> {
  const [rows, sectorsOf, managed, asked] = await Promise.all([
    database('canteens')
      .where(inList(database, 'id', ids))
      .select(...minimalColumns, 'dailyMealCount', 'yearlyMealCount'),
    loadSectors(database, ids),
    selectManaged(database, reach, ids),
    database('joinRequests')
      .where({ userId: reach.userId })
      .whereNull('answerDate')
      .where(inList(database, 'canteenId', ids))
      .select('canteenId'),
  ])
  const askedIds = new Set(asked.map(({ canteenId }: { canteenId: number }) => canteenId))
  const rowById = new Map(rows.map((row: SatelliteRow) => [row.id, row]))
  return ids.flatMap(id => {
    const row = rowById.get(id)
    if (!row) return []
    const { dailyMealCount, yearlyMealCount } = row
    const asker = { userCanView: managed.has(id), hasAskedToJoin: askedIds.has(id), awaitsConsent }
    const sectors = sectorsOf(id)
    const counts = { dailyMealCount, yearlyMealCount }
    return { ...showMinimal(database, row), ...counts, sectors, sectorList: codesOfSectors(sectors), ...asker }
  })
}

interface SatelliteCounts {
  readonly count: number
  /** Those whose own record lacks something. */
  readonly missing: number
}

/** How many satellites the managed kitchens have, by the id of the kitchen; those without any are left out. One query. */
export async function countSatellites(database: Knex, reach: Reach): Promise<ReadonlyMap<number, SatelliteCounts>> {
  const rows = await rawRows<{ id: number; count: number | string; complete: number | string }>(
    database,
    `SELECT kitchen.id AS id, count(*) AS count, count(CASE WHEN ${completeSql('canteens')} THEN 1 END) AS complete
     FROM canteens AS kitchen JOIN canteens ON ${deliversSql('kitchen', 'canteens')}
     WHERE kitchen.id IN ? AND ${isSatelliteSql} AND canteens.deletion_date IS NULL
     GROUP BY kitchen.id`,
    [managedCanteens(database, reach)],
  )
  return new Map(
    rows.map(({ id, count, complete }) => [id, { count: Number(count), missing: Number(count) - Number(complete) }]),
  )
}
