import type { FileFormat } from '@ma-cantine/lib/http/file-endpoints'
import { isDeclaredFor } from '@ma-cantine/lib/statistics/territory-canteen'
import type { TerritoryFilters } from '@ma-cantine/lib/statistics/territory-canteens-api'
import { territoryExportFields } from '@ma-cantine/lib/statistics/territory-export-fields'
import type { Knex } from 'knex'
import type { Download } from '../http/download.ts'
import { exportFile } from '../lists/export-file.ts'
import { loadTerritoryCanteens } from './load-territory.ts'
import { listTerritoryIds, type Territory } from './select-territory.ts'

const makeFile = exportFile(territoryExportFields, { file: 'export-territoire', sheet: 'Cantines' })

const batchRows = 1000

/** The canteens of a territory that match, in the order of the list, with the words that people read. */
export async function exportTerritory(
  database: Knex,
  territory: Territory,
  filters: TerritoryFilters,
  format: FileFormat,
): Promise<Download> {
  return makeFile(format, readRows(database, territory, await listTerritoryIds(database, territory, filters)))
}

async function* readRows(database: Knex, { campaignYear }: Territory, ids: readonly number[]) {
  for (let start = 0; start < ids.length; start += batchRows) {
    const canteens = await loadTerritoryCanteens(database, ids.slice(start, start + batchRows), [campaignYear])
    yield canteens.map(canteen => ({ ...canteen, campaignYear, isDeclared: isDeclaredFor(canteen, campaignYear) }))
  }
}
