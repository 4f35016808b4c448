import type { CanteenPreview } from '@ma-cantine/lib/accounts/canteen-preview'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { approDiagnosticsOf, badgesOf } from '@ma-cantine/lib/canteens/canteen-badges'
import { isGroup, isSatellite, mayHaveSatellites } from '@ma-cantine/lib/canteens/production'
import { codesOfSectors } from '@ma-cantine/lib/canteens/sectors'
import { asKitchenDiagnostic } from '@ma-cantine/lib/diagnostics/kitchen-diagnostic'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { goalsOf } from '@ma-cantine/lib/purchases/territory-goals'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { loadDiagnostics } from '../diagnostics/load-diagnostics.ts'
import { answerOf } from '../http/entity-answer.ts'
import { listInvitations } from '../teams/invitations.ts'
import { type Reach, whereManaged } from '../teams/managed-canteens.ts'
import { listMembers } from '../teams/team-members.ts'
import { type WriteAction, writeInFrench } from '../waste-actions/action-answer.ts'
import { findNotes } from '../waste-actions/find-canteen-actions.ts'
import { loadPictures } from './canteen-images.ts'
import { type CanteenRow, canteenRows } from './canteen-rows.ts'
import { countGroupSatellites } from './group-counts.ts'
import { givenByKitchen, loadKitchens, selectSatellites } from './load-deliveries.ts'
import { loadSectors } from './load-sectors.ts'
import { type MinimalRow, minimalColumns, showMinimal, shownStatusOf } from './visible-sql.ts'

/**
 * The canteens with these ids that are not deleted, in the order of the ids. The number of queries does not depend on
 * the number of canteens.
 *
 * @param write writes the actions against waste that they noted.
 */
export async function loadCanteens(
  database: Knex,
  ids: readonly number[],
  write: WriteAction = writeInFrench,
): Promise<Canteen[]> {
  const rows: CanteenRow[] = await database('canteens')
    .where(inList(database, 'id', ids))
    .whereNull('deletionDate')
  const sectorsOf = await loadSectors(database, ids)
  const managers = await listMembers(database, ids)
  const invitations = await listInvitations(database, ids)
  const picturesOf = await loadPictures(database, ids)
  const kitchenOf = await loadKitchens(database, rows)
  const satellitesOf = await selectSatellites<MinimalRow>(
    database,
    rows.flatMap(row => (mayHaveSatellites(row.productionType) ? row.id : [])),
    minimalColumns,
  )
  const countsOf = await countGroupSatellites(
    database,
    rows.flatMap(row => (isGroup(row.productionType) ? row.id : [])),
  )
  const kitchenIds = rows.flatMap(row => kitchenOf(row)?.id ?? [])
  const diagnosticsOf = await loadDiagnostics(database, [...new Set([...ids, ...kitchenIds])])

  const notesOf = await findNotes(database, ids, write)
  const year = currentYear()

  const rowById = new Map(rows.map(row => [row.id, row]))
  const managersOf = Map.groupBy(managers, ({ canteenId }) => canteenId)
  const invitationsOf = Map.groupBy(invitations, ({ canteenId }) => canteenId)
  return ids.flatMap(id => {
    const row = rowById.get(id)
    if (!row) return []
    const centralKitchen = kitchenOf(row)
    const sectors = sectorsOf(id)
    const reports = {
      own: diagnosticsOf.get(id) ?? [],
      kitchen: givenByKitchen(centralKitchen, diagnosticsOf),
    }
    const { redactedApproYears } = canteenRows.valuesOf(row)
    const shown = { ...row, publicationStatus: shownStatusOf(database, row) }
    return answerOf(canteenRows, shown, {
      sectors,
      sectorList: codesOfSectors(sectors),
      managers: managersOf.get(id) ?? [],
      managerInvitations: invitationsOf.get(id) ?? [],
      diagnostics: reports.own,
      ...picturesOf(id),
      centralKitchen,
      groupe: row.groupId === null ? null : centralKitchen,
      ...countsOf(row),
      satellites: satellitesOf(id).map(satellite => showMinimal(database, satellite)),
      centralKitchenDiagnostics: centralKitchen && reports.kitchen.map(asKitchenDiagnostic),
      approDiagnostics: approDiagnosticsOf(reports, year),
      badges: badgesOf({ ...row, sectors, redactedApproYears }, reports, goalsOf(row), year),
      resourceActions: (notesOf.get(id) ?? []).map(note => ({ ...note, canteen: showMinimal(database, row) })),
      isCentralCuisine: row.productionType && mayHaveSatellites(row.productionType),
      isSatellite: isSatellite(row.productionType),
    })
  })
}

/** The managed canteens, newest first. */
export async function loadPreviews(database: Knex, reach: Reach): Promise<CanteenPreview[]> {
  return whereManaged(database, database('canteens'), 'id', reach)
    .orderBy([
      { column: 'creationDate', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select('id', 'name')
}
