import type { FileFormat } from '@ma-cantine/lib/http/file-endpoints'
import { wasteExportFields } from '@ma-cantine/lib/waste/waste-export-fields'
import { edibleShares, gramsPerMeal } from '@ma-cantine/lib/waste/waste-figures'
import type { WasteExportSelection } from '@ma-cantine/lib/waste/waste-file-api'
import type { Knex } from 'knex'
import type { Download } from '../http/download.ts'
import { exportFile } from '../lists/export-file.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { readMeasurements, selectedMeasurementIds } from './select-waste.ts'

const makeFile = exportFile(wasteExportFields, { file: 'export-gaspillage', sheet: 'Gaspillage' })

const batchRows = 1000

/** The selected measurements in the order of the list, with the figures that people read. */
export async function exportMeasurements(
  database: Knex,
  reach: Reach,
  selection: WasteExportSelection,
  format: FileFormat,
): Promise<Download> {
  return makeFile(format, readRows(database, await selectedMeasurementIds(database, reach, selection)))
}

async function* readRows(database: Knex, ids: readonly number[]) {
  for (let start = 0; start < ids.length; start += batchRows) {
    const measurements = await readMeasurements(database, ids.slice(start, start + batchRows))
    yield measurements.map(measurement => {
      const [edible, inedible] = edibleShares(measurement) ?? []
      return {
        ...measurement,
        gramsPerMeal: gramsPerMeal(measurement),
        edibleMass: edible?.mass ?? null,
        inedibleMass: inedible?.mass ?? null,
      }
    })
  }
}
