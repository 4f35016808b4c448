import { canteenFields } from '@ma-cantine/lib/canteens/canteen-fields'
import { cantines } from '@ma-cantine/lib/generated/schemas'
import type { FileFormat } from '@ma-cantine/lib/http/file-endpoints'
import type { Knex } from 'knex'
import type { Download } from '../http/download.ts'
import { fileOfRows, type Texts } from '../lists/file-rows.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { readFileCanteens } from './file-canteens.ts'
import { type CanteenFilters, listSelectedCanteens } from './list-managed.ts'

const { makeFile, textsOf } = fileOfRows(canteenFields, cantines)

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

async function* readCanteens(database: Knex, ids: readonly number[]): AsyncGenerator<Texts[]> {
  for (let start = 0; start < ids.length; start += batchRows) {
    const part = ids.slice(start, start + batchRows)
    const canteens = await readFileCanteens(database, part)
    yield part.flatMap(id => {
      const canteen = canteens.get(id)
      return canteen ? [textsOf(canteen.values)] : []
    })
  }
}
