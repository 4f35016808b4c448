import type { CanteenPreview } from '@ma-cantine/lib/accounts/canteen-preview'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { isCentralKitchen, isSatellite } from '@ma-cantine/lib/canteens/production'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { loadDiagnostics } from '../diagnostics/load-diagnostics.ts'
import { answerOf } from '../http/entity-answer.ts'
import { listInvitations } from '../teams/invitations.ts'
import { type Reach, whereManaged } from '../teams/managed-canteens.ts'
import { listMembers } from '../teams/team-members.ts'
import { type CanteenRow, canteenRows } from './canteen-rows.ts'
import { loadSectors } from './load-sectors.ts'

/**
 * The canteens with these ids that are not deleted, in the order of the ids. The number of queries does not depend on
 * the number of canteens.
 */
export async function loadCanteens(database: Knex, ids: readonly number[]): Promise<Canteen[]> {
  const rows: CanteenRow[] = await database('canteens')
    .where(inList(database, 'id', ids))
    .whereNull('deletionDate')
  const sectorsOf = await loadSectors(database, ids)
  const managers = await listMembers(database, ids)
  const invitations = await listInvitations(database, ids)
  const diagnosticsOf = await loadDiagnostics(database, ids)

  const rowById = new Map(rows.map(row => [row.id, row]))
  const managersOf = Map.groupBy(managers, ({ canteenId }) => canteenId)
  const invitationsOf = Map.groupBy(invitations, ({ canteenId }) => canteenId)
  return ids.flatMap(id => {
    const row = rowById.get(id)
    if (!row) return []
    return answerOf(canteenRows, row, {
      sectors: sectorsOf(id),
      managers: managersOf.get(id) ?? [],
      managerInvitations: invitationsOf.get(id) ?? [],
      diagnostics: diagnosticsOf.get(id) ?? [],
      isCentralCuisine: row.productionType && isCentralKitchen(row.productionType),
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
