import type { FileFormat } from '@ma-cantine/lib/http/file-endpoints'
import { weighingFields } from '@ma-cantine/lib/waste/weighing-fields'
import type { WeighingSelection } from '@ma-cantine/lib/waste/weighings-api'
import type { Knex } from 'knex'
import type { Download } from '../http/download.ts'
import { exportFile } from '../lists/export-file.ts'
import { selectWeighings, withNames } from './find-weighings.ts'
import { type NamedRow, nameOf } from './weighing-rows.ts'

const makeFile = exportFile(weighingFields, { file: 'pesees', sheet: 'Pesées' })

const batchSize = 1000

/** The weighings by day, then in the order in which they were stored. */
async function* readBatches(database: Knex, canteenId: number, selection: WeighingSelection) {
  let last = { day: '', id: 0 }
  for (;;) {
    const { day, id } = last
    const rows: NamedRow[] = await withNames(selectWeighings(database, canteenId, selection))
      .whereRaw('(weighings.day, weighings.id) > (?, ?)', [day, id])
      .orderBy(['weighings.day', 'weighings.id'])
      .limit(batchSize)
    if (rows.length > 0) {
      yield rows.map(row => ({
        ...row,
        mass: row.grams / 1000,
        authorName: row.linkId === null ? nameOf(row) : 'Cuisine, par un lien',
      }))
    }
    if (rows.length < batchSize) return
    last = rows.at(-1) ?? last
  }
}

/** The weighings of a canteen that match all the filters, with the words that people read. */
export const exportWeighings = (
  database: Knex,
  canteenId: number,
  selection: WeighingSelection,
  format: FileFormat,
): Download => makeFile(format, readBatches(database, canteenId, selection))
