import type { CanteenAction, FullCanteenAction } from '@ma-cantine/lib/waste-actions/canteen-action'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { answerOf } from '../http/entity-answer.ts'
import { type Reach, whereManaged } from '../teams/managed-canteens.ts'
import type { WriteAction } from './action-answer.ts'
import { type CanteenActionRow, canteenActionRows } from './canteen-action-rows.ts'
import { isOnline } from './find-actions.ts'
import type { WasteActionRow } from './waste-action-rows.ts'

export const asCanteenAction = (row: CanteenActionRow): CanteenAction => answerOf(canteenActionRows, row, {})

interface ListedRow extends CanteenActionRow {
  readonly canteenName: string
  readonly canteenSiret: string | null
}

/** Which actions are shown: canteens keep those that they noted, once they are off the site as well. */
type IsShown = (action: WasteActionRow) => boolean

/** What canteens noted, by their names. */
async function listNotes(
  database: Knex,
  query: Knex.QueryBuilder,
  write: WriteAction,
  isShown: IsShown = () => true,
): Promise<FullCanteenAction[]> {
  const rows: ListedRow[] = await query
    .join('canteens', 'canteens.id', 'canteenWasteActions.canteenId')
    .orderBy(['canteens.searchText', 'canteenWasteActions.canteenId', 'resourceId'])
    .select('canteenWasteActions.*', { canteenName: 'canteens.name', canteenSiret: 'canteens.siret' })
  if (rows.length === 0) return []
  const ids = new Set(rows.map(({ resourceId }) => resourceId))
  const actions: WasteActionRow[] = await database('wasteActions').where(inList(database, 'id', ids))
  const resourceOf = new Map(actions.filter(isShown).map(action => [action.id, write(action)]))
  return rows.flatMap(({ canteenName: name, canteenSiret: siret, ...row }) => {
    const resource = resourceOf.get(row.resourceId)
    const canteen = { id: row.canteenId, name, siret }
    return resource ? { ...asCanteenAction(row), resource, canteen } : []
  })
}

const notesOf = (database: Knex, canteenIds: readonly number[]): Knex.QueryBuilder =>
  database('canteenWasteActions').where(inList(database, 'canteenWasteActions.canteenId', canteenIds))

/** What these canteens noted, by canteen. */
export async function findNotes(
  database: Knex,
  canteenIds: readonly number[],
  write: WriteAction,
): Promise<Map<number, FullCanteenAction[]>> {
  const notes = await listNotes(database, notesOf(database, canteenIds), write)
  return Map.groupBy(notes, ({ canteenId }) => canteenId)
}

/** What a canteen noted, as everybody sees it: without the actions that are off the site. */
export const listPublicNotes = (database: Knex, canteenId: number, write: WriteAction): Promise<FullCanteenAction[]> =>
  listNotes(database, notesOf(database, [canteenId]), write, isOnline)

export const listNotesOfCanteen = (
  database: Knex,
  canteenId: number,
  write: WriteAction,
): Promise<FullCanteenAction[]> => listNotes(database, notesOf(database, [canteenId]), write)

/** What the canteens in reach noted of an action. */
export const listNotesOfAction = (
  database: Knex,
  reach: Reach,
  resourceId: number,
  write: WriteAction,
): Promise<FullCanteenAction[]> =>
  listNotes(
    database,
    whereManaged(
      database,
      database('canteenWasteActions').where({ resourceId }),
      'canteenWasteActions.canteenId',
      reach,
    ),
    write,
  )
