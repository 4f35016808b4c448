import { servesMeals } from '@ma-cantine/lib/canteens/production'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { type CanteenRow, canteenRows } from './canteen-rows.ts'
import { loadSectors } from './load-sectors.ts'

/** A canteen of a file that an import reads. */
export interface FileCanteen {
  /** As it is stored. */
  readonly row: CanteenRow
  readonly sectors: readonly number[]
  /** Values by property, for the columns of the file. */
  readonly values: Readonly<Record<string, unknown>>
}

/** The canteens that have these ids and are not deleted, by id, in two queries. */
export async function readFileCanteens(database: Knex, ids: readonly number[]): Promise<Map<number, FileCanteen>> {
  const rows: CanteenRow[] = await database('canteens')
    .where(inList(database, 'id', ids))
    .whereNull('deletionDate')
  const sectorsOf = await loadSectors(database, ids)
  return new Map(
    rows.map(row => {
      const stored = canteenRows.valuesOf(row)
      // The column is mandatory. The people of the team are not additional ones: their cells stay empty.
      const dailyMealCount = servesMeals(stored.productionType) ? stored.dailyMealCount : 0
      const sectors = sectorsOf(row.id)
      return [
        row.id,
        { row, sectors, values: { ...stored, dailyMealCount, sectors, managers: [], silentManagers: [] } },
      ]
    }),
  )
}
