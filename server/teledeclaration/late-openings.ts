import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { now } from '../time/date-time.ts'

/** The last instant at which each of these canteens may declare a year outside of the campaign; others are left out. */
export async function loadLateEnds(
  database: Knex,
  year: number,
  canteenIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows: { canteenId: number; endDate: string }[] = await database('lateOpenings')
    .where({ year })
    .where('endDate', '>=', now())
    .where(inList(database, 'canteen_id', canteenIds))
    .select('canteenId', 'endDate')
  return new Map(rows.map(({ canteenId, endDate }) => [canteenId, endDate]))
}
