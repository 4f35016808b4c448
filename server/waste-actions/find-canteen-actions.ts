import type { CanteenAction, FullCanteenAction } from '@ma-cantine/lib/waste-actions/canteen-action'
import { wasteActions } from '@ma-cantine/lib/waste-actions/waste-actions'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { answerOf } from '../http/entity-answer.ts'
import { type Reach, whereManaged } from '../teams/managed-canteens.ts'
import type { WriteAction } from './action-answer.ts'
import { type CanteenActionRow, canteenActionRows } from './canteen-action-rows.ts'

export const asCanteenAction = (row: CanteenActionRow): CanteenAction => answerOf(canteenActionRows, row, {})

interface ListedRow extends CanteenActionRow {
  readonly canteenName: string
  readonly canteenSiret: string | null
}

/** What canteens noted, by their names. An action that the catalogue lost is left out. */
async function listNotes(query: Knex.QueryBuilder, write: WriteAction): Promise<FullCanteenAction[]> {
  const rows: ListedRow[] = await query
    .join('canteens', 'canteens.id', 'canteenWasteActions.canteenId')
    .orderBy(['canteens.searchText', 'canteenWasteActions.canteenId', 'resourceId'])
    .select('canteenWasteActions.*', { canteenName: 'canteens.name', canteenSiret: 'canteens.siret' })
  return rows.flatMap(({ canteenName: name, canteenSiret: siret, ...row }) => {
    const action = wasteActions.find(({ id }) => id === row.resourceId)
    const canteen = { id: row.canteenId, name, siret }
    return action ? { ...asCanteenAction(row), resource: write(action), canteen } : []
  })
}

/** What these canteens noted, by canteen. */
export async function findNotes(
  database: Knex,
  canteenIds: readonly number[],
  write: WriteAction,
): Promise<Map<number, FullCanteenAction[]>> {
  const notes = await listNotes(
    database('canteenWasteActions').where(inList(database, 'canteenWasteActions.canteenId', canteenIds)),
    write,
  )
  return Map.groupBy(notes, ({ canteenId }) => canteenId)
}

export const listNotesOfCanteen = (
  database: Knex,
  canteenId: number,
  write: WriteAction,
): Promise<FullCanteenAction[]> => listNotes(database('canteenWasteActions').where({ canteenId }), write)

/** What the canteens in reach noted of an action. */
export const listNotesOfAction = (
  database: Knex,
  reach: Reach,
  resourceId: number,
  write: WriteAction,
): Promise<FullCanteenAction[]> =>
  listNotes(
    whereManaged(
      database,
      database('canteenWasteActions').where({ resourceId }),
      'canteenWasteActions.canteenId',
      reach,
    ),
    write,
  )
