import { codesOfSectors } from '@ma-cantine/lib/canteens/sectors'
import { asKitchenDiagnostic } from '@ma-cantine/lib/diagnostics/kitchen-diagnostic'
import { asTerritoryDiagnostic, TerritoryCanteen } from '@ma-cantine/lib/statistics/territory-canteen'
import type { Knex } from 'knex'
import { type CanteenRow, canteenRows } from '../canteens/canteen-rows.ts'
import { givenByKitchen, loadKitchens } from '../canteens/load-deliveries.ts'
import { loadSectors } from '../canteens/load-sectors.ts'
import { shownStatusOf } from '../canteens/visible-sql.ts'
import { inList } from '../database/in-list.ts'
import { loadDiagnostics } from '../diagnostics/load-diagnostics.ts'
import { answerColumns, answerValues } from '../http/entity-answer.ts'
import { canteensWithTeam } from '../teams/team-members.ts'

type StoredName = keyof CanteenRow & keyof TerritoryCanteen

const columns = answerColumns(canteenRows).filter((name): name is StoredName => name in TerritoryCanteen.shape)
/** What tells the kitchen and the status, and is not shown. */
const hidden = ['centralProducerSiret', 'awaitsConsent', 'groupId', 'lineMinistry'] as const

/**
 * The canteens with these ids that are not deleted, in the order of the ids, as the elected officials of their territory
 * see them. The number of queries does not depend on theirs.
 * @param years of their diagnostics; null for all.
 */
export async function loadTerritoryCanteens(
  database: Knex,
  ids: readonly number[],
  years: readonly number[] | null = null,
): Promise<TerritoryCanteen[]> {
  const rows: Pick<CanteenRow, StoredName | (typeof hidden)[number]>[] = await database('canteens')
    .where(inList(database, 'id', ids))
    .whereNull('deletionDate')
    .select([...columns, ...hidden])
  const sectorsOf = await loadSectors(database, ids)
  const kitchenOf = await loadKitchens(database, rows)
  const managed = await canteensWithTeam(database, ids)
  const invitedOn = await loadInvitations(database, ids)
  const kitchenIds = rows.flatMap(row => kitchenOf(row)?.id ?? [])
  const diagnosticsOf = await loadDiagnostics(database, [...new Set([...ids, ...kitchenIds])], years)
  const rowById = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = rowById.get(id)
    if (!row) return []
    const { centralProducerSiret: _, awaitsConsent: __, groupId: ___, lineMinistry: ____, ...shown } = row
    const kitchen = kitchenOf(row)
    const sectors = sectorsOf(id)
    return {
      ...answerValues(canteenRows, shown),
      publicationStatus: shownStatusOf(database, row),
      sectors,
      sectorList: codesOfSectors(sectors),
      diagnostics: (diagnosticsOf.get(id) ?? []).map(asTerritoryDiagnostic),
      hasManager: managed.has(id),
      invitationDate: invitedOn.get(id) ?? null,
      centralKitchenDiagnostics: kitchen && givenByKitchen(kitchen, diagnosticsOf).map(asKitchenDiagnostic),
    }
  })
}

/** When the last invitation of each of these canteens was written, without those that were blocked. */
async function loadInvitations(database: Knex, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows: { canteenId: number; date: string }[] = await database('canteenMessages')
    .where(inList(database, 'canteen_id', ids))
    .whereNotNull('recipientEmail')
    .whereNot({ status: 'blocked' })
    .groupBy('canteenId')
    .select('canteenId')
    .max({ date: 'creationDate' })
  return new Map(rows.map(({ canteenId, date }) => [canteenId, date]))
}
