import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'

/** The ids of the sectors of each of these canteens, in order. */
export async function loadSectors(
  database: Knex,
  canteenIds: readonly number[],
): Promise<(canteenId: number) => number[]> {
  const rows: { canteenId: number; sectorId: number }[] = await database('canteenSectors')
    .where(inList(database, 'canteenId', canteenIds))
    .orderBy('sectorId')
  const byCanteen = Map.groupBy(rows, ({ canteenId }) => canteenId)
  return canteenId => (byCanteen.get(canteenId) ?? []).map(({ sectorId }) => sectorId)
}
