import { CanteenSummary } from '@ma-cantine/lib/canteens/canteen-summary'
import { isSatellite, mayHaveSatellites } from '@ma-cantine/lib/canteens/production'
import { codesOfSectors } from '@ma-cantine/lib/canteens/sectors'
import { asKitchenDiagnostic } from '@ma-cantine/lib/diagnostics/kitchen-diagnostic'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { loadDiagnostics } from '../diagnostics/load-diagnostics.ts'
import { answerColumns, answerValues } from '../http/entity-answer.ts'
import { loadPictures } from './canteen-images.ts'
import { type CanteenRow, canteenRows } from './canteen-rows.ts'
import { givenByKitchen, loadKitchens } from './load-deliveries.ts'
import { loadSectors } from './load-sectors.ts'
import { shownStatusOf } from './visible-sql.ts'

type StoredName = keyof CanteenRow & keyof CanteenSummary

const columns = answerColumns(canteenRows).filter((name): name is StoredName => name in CanteenSummary.shape)

/**
 * The summaries of the canteens with these ids that are not deleted, in the order of the ids.
 * @param years of their diagnostics; null for all.
 */
export async function loadSummaries(
  database: Knex,
  ids: readonly number[],
  years: readonly number[] | null = null,
): Promise<CanteenSummary[]> {
  const rows: Pick<CanteenRow, StoredName | 'awaitsConsent' | 'groupId'>[] = await database('canteens')
    .where(inList(database, 'id', ids))
    .whereNull('deletionDate')
    .select([...columns, 'awaitsConsent', 'groupId'])
  const sectorsOf = await loadSectors(database, ids)
  const kitchenOf = await loadKitchens(database, rows)
  const kitchenIds = rows.flatMap(row => kitchenOf(row)?.id ?? [])
  const diagnosticsOf = await loadDiagnostics(database, [...new Set([...ids, ...kitchenIds])], years)
  const picturesOf = await loadPictures(database, ids)
  const rowById = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = rowById.get(id)
    if (!row) return []
    const { awaitsConsent: _, groupId, ...shown } = row
    const kitchen = kitchenOf(row)
    const sectors = sectorsOf(id)
    return {
      ...answerValues(canteenRows, shown),
      publicationStatus: shownStatusOf(database, row),
      sectors,
      sectorList: codesOfSectors(sectors),
      groupe: groupId === null ? null : kitchen,
      diagnostics: diagnosticsOf.get(id) ?? [],
      centralKitchenDiagnostics: kitchen && givenByKitchen(kitchen, diagnosticsOf).map(asKitchenDiagnostic),
      isCentralCuisine: row.productionType && mayHaveSatellites(row.productionType),
      isSatellite: isSatellite(row.productionType),
      leadImage: picturesOf(id).images[0]?.image ?? null,
    }
  })
}
