import type { FileFormat } from '@ma-cantine/lib/http/file-endpoints'
import { isDeclaredFor } from '@ma-cantine/lib/statistics/territory-canteen'
import type { TerritoryFilters } from '@ma-cantine/lib/statistics/territory-canteens-api'
import { territoryExportFields } from '@ma-cantine/lib/statistics/territory-export-fields'
import type { ReplicatedReads } from '../database/replicated-reads.ts'
import type { Download } from '../http/download.ts'
import { exportFile } from '../lists/export-file.ts'
import { loadTerritoryCanteens } from './load-territory.ts'
import { listTerritoryIds, type Territory } from './select-territory.ts'

const makeFile = exportFile(territoryExportFields, { file: 'export-territoire', sheet: 'Cantines' })

const batchRows = 1000

/** The canteens of a territory that match, in the order of the list, with the words that people read. */
export async function exportTerritory(
  replicated: ReplicatedReads,
  territory: Territory,
  filters: TerritoryFilters,
  format: FileFormat,
): Promise<Download> {
  const ids = await replicated(reader => listTerritoryIds(reader, territory, filters))
  return makeFile(format, readRows(replicated, territory, ids))
}

async function* readRows(replicated: ReplicatedReads, { campaignYear }: Territory, ids: readonly number[]) {
  for (let start = 0; start < ids.length; start += batchRows) {
    const canteens = await replicated(reader =>
      loadTerritoryCanteens(reader, ids.slice(start, start + batchRows), [campaignYear]),
    )
    yield canteens.map(canteen => ({ ...canteen, campaignYear, isDeclared: isDeclaredFor(canteen, campaignYear) }))
  }
}
