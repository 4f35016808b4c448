import { canteenFields } from '@ma-cantine/lib/canteens/canteen-fields'
import { servesMeals } from '@ma-cantine/lib/canteens/production'
import { cantines } from '@ma-cantine/lib/generated/schemas'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import type { Download } from '../http/download.ts'
import type { FileFormat } from '../lists/file-format.ts'
import { fileOfRows } from '../lists/file-rows.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { type CanteenRow, canteenRows } from './canteen-rows.ts'
import { type CanteenFilters, listSelectedCanteens } from './list-managed.ts'
import { loadSectors } from './load-sectors.ts'

const makeFile = fileOfRows(canteenFields, cantines)

const batchRows = 1000

/** The selected canteens that have a SIRET, as a file that an import reads. */
export async function canteensFile(
  database: Knex,
  reach: Reach,
  filters: CanteenFilters,
  format: FileFormat,
): Promise<Download> {
  const selected = await listSelectedCanteens(database, reach, filters)
  const ids = selected.flatMap(({ id, siret }) => (siret === null ? [] : id))
  return makeFile({ format, batches: readCanteens(database, ids), leftOut: selected.length - ids.length })
}

async function* readCanteens(database: Knex, ids: readonly number[]): AsyncGenerator<Record<string, unknown>[]> {
  for (let start = 0; start < ids.length; start += batchRows) {
    const part = ids.slice(start, start + batchRows)
    const rows: CanteenRow[] = await database('canteens')
      .where(inList(database, 'id', part))
      .whereNull('deletionDate')
    const sectorsOf = await loadSectors(database, part)
    const byId = new Map(rows.map(row => [row.id, row]))
    yield part.flatMap(id => {
      const row = byId.get(id)
      if (!row) return []
      const values = canteenRows.valuesOf(row)
      // The column is mandatory. The people of the team are not additional ones: their cell stays empty.
      const dailyMealCount = servesMeals(values.productionType) ? values.dailyMealCount : 0
      return [{ ...values, dailyMealCount, sectors: sectorsOf(id), managers: [] }]
    })
  }
}
