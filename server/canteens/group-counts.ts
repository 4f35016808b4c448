import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { currentYear } from '@ma-cantine/lib/messages/today'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows } from '../database/sql.ts'
import type { CanteenRow } from './canteen-rows.ts'
import { completeSql } from './missing-fields-sql.ts'

const names = ['satellitesCount', 'satellitesMissingDataCount', 'satellitesAlreadyTeledeclaredCount'] as const
export type GroupCounts = Pick<Canteen, (typeof names)[number]>

const ofNoGroup: GroupCounts = {
  satellitesCount: null,
  satellitesMissingDataCount: null,
  satellitesAlreadyTeledeclaredCount: null,
}

/** Counts the satellites of groups: all, those that lack something, those declared on their own for last year. One query. */
export async function countGroupSatellites(
  database: Knex,
  groupIds: readonly number[],
): Promise<(canteen: Pick<CanteenRow, 'id'>) => GroupCounts> {
  if (groupIds.length === 0) return () => ofNoGroup
  const rows = await rawRows<{ id: number } & Record<(typeof names)[number], number | string>>(
    database,
    `SELECT groups.id, count(canteens.id) AS "satellitesCount",
       count(CASE WHEN canteens.id IS NOT NULL AND NOT (${completeSql('canteens')}) THEN 1 END) AS "satellitesMissingDataCount",
       count(CASE WHEN EXISTS (SELECT 1 FROM teledeclarations WHERE canteen_id = canteens.id AND year = ?
         AND status = 'SUBMITTED') THEN 1 END) AS "satellitesAlreadyTeledeclaredCount"
     FROM canteens AS groups
     LEFT JOIN canteens ON canteens.group_id = groups.id AND canteens.deletion_date IS NULL
     WHERE ? GROUP BY groups.id`,
    [currentYear() - 1, inList(database, 'groups.id', groupIds)],
  )
  const byId = new Map(
    rows.map(({ id, ...counts }) => [id, Object.fromEntries(names.map(name => [name, Number(counts[name])]))]),
  )
  return ({ id }) => ({ ...ofNoGroup, ...byId.get(id) })
}
