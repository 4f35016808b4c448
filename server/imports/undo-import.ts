import { type KeptRow, shownKeptRows, type UndoReport } from '@ma-cantine/lib/imports/import-record'
import { importRefusals } from '@ma-cantine/lib/imports/import-refusals'
import type { Knex } from 'knex'
import { askNamers } from '../canteens/ask-namers.ts'
import { findNamers } from '../canteens/deliveries-sql.ts'
import { isKitchenSql } from '../canteens/missing-fields-sql.ts'
import { refreshDerived } from '../canteens/refresh-derived.ts'
import { inList } from '../database/in-list.ts'
import { cancelEmails } from '../emails/outbox.ts'
import { bulkNamesOf, bulkTables } from '../history/bulk-tables.ts'
import { type EntityName, entities } from '../history/entities.ts'
import { type Caller, originOf } from '../http/caller.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services/services.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import { now } from '../time/date-time.ts'
import { markRequestsReceived } from './answered-requests.ts'
import { findOwnImport, type ImportRow, undoDays, undoLimit } from './journal.ts'
import { undoBulkRows } from './undo-bulk.ts'
import { UndoRights } from './undo-rights.ts'
import { undoTrackedRows } from './undo-tracked.ts'

/** Result of undoing an import in one table. */
export interface UndoResult {
  readonly removed: number
  readonly restored: number
  readonly keptCount: number
  readonly kept: readonly KeptRow[]
}

/**
 * Undoes an import: removes what it created, restores what it changed, and cancels the messages that have not left.
 * Rows that were changed since or are in use stay, and are listed. The teams that named a kitchen by its SIRET while the
 * import made it something else are asked.
 *
 * @throws Refusal 404 for an import of somebody else, 409 for one that cannot be undone (any more), 403 when the user
 * manages none of its canteens any more.
 */
export async function undoOwnImport(
  { database, settings }: Services,
  caller: Caller,
  importId: number,
): Promise<ImportRow> {
  const userId = caller.user.id
  const locks: number[] = await database.reader('importCanteens').where({ importId }).pluck('canteen_id')
  return database.longTransaction({ owner: userId, locks }, async transaction => {
    await transaction('imports').where({ id: importId, userId }).forNoKeyUpdate().first('id')
    const row = await findOwnImport(transaction, caller, importId)
    if (row.status !== 'done') throw new Refusal(409, importRefusals(`undo-${row.status}`))
    if (undoLimit(row) < now()) throw new Refusal(409, importRefusals('undo-late', undoDays))
    const canteenIds = await canteensOf(transaction, row)
    const namerIds = await findNamers(transaction, await findSirets(transaction, row))
    const locked = await lockCanteens(transaction, [...canteenIds, ...namerIds], 'remove')
    const kitchens = new Set(await findKitchens(transaction, canteenIds))
    const rights = new UndoRights(transaction, caller, locked)
    const report = await undo(transaction, row, rights, caller)
    // Imports of earlier versions did not record these texts with the former names.
    await refreshDerived(transaction, canteenIds)
    if (rights.areAllRefused) throw new Refusal(403, importRefusals('undo-not-manager'))
    await markRequestsReceived(transaction, importId)
    const undone = {
      status: 'undone',
      undoDate: now(),
      undoUserId: userId,
      undoReport: JSON.stringify(report),
    } as const
    await transaction('imports').where({ id: importId }).update(undone)
    const newKitchenIds = (await findKitchens(transaction, canteenIds)).filter(id => !kitchens.has(id))
    // Staff make kitchens for teams that they know.
    if (!caller.user.isStaff) await askNamers({ transaction, settings, caller }, newKitchenIds, row.date)
    return { ...row, ...undone }
  })
}

/**
 * The canteens that an import wrote, and those that its rows were moved to since. Rows are read as well, because a node
 * of an earlier version records no canteens while the others are upgraded.
 */
async function canteensOf(transaction: Knex.Transaction, row: ImportRow): Promise<number[]> {
  const importId = row.id
  const rows: { id: number }[] = await transaction('importCanteens').where({ importId }).select({ id: 'canteenId' })
  for (const { table, canteen } of bulkNamesOf(row.kind).map(name => bulkTables[name])) {
    rows.push(...(await transaction(table).where({ importId }).distinct({ id: canteen })))
  }
  for (const [entity, { table, canteen }] of Object.entries(entities)) {
    const written = transaction('history').where({ through: 'import', throughId: importId, entity }).select('entityId')
    rows.push(...(await transaction(table).whereIn('id', written).distinct({ id: canteen })))
  }
  return rows.map(({ id }) => id)
}

/** The SIRETs of the canteens that an import changed. */
const findSirets = (transaction: Knex.Transaction, { id }: ImportRow): Promise<string[]> =>
  transaction('canteens')
    .whereIn(
      'id',
      transaction('history').where({ through: 'import', throughId: id, entity: 'canteens' }).select('entityId'),
    )
    .whereNotNull('siret')
    .pluck('siret')

const findKitchens = (transaction: Knex.Transaction, ids: readonly number[]): Promise<number[]> =>
  transaction('canteens')
    .where(inList(transaction, 'id', ids))
    .whereRaw(isKitchenSql)
    .pluck('id')

async function undo(
  transaction: Knex.Transaction,
  row: ImportRow,
  rights: UndoRights,
  caller: Caller,
): Promise<UndoReport> {
  const importId = row.id
  const noRows: UndoResult = { removed: 0, restored: 0, keptCount: 0, kept: [] }
  const results = { purchases: noRows, diagnostics: noRows, canteens: noRows }
  for (const name of bulkNamesOf(row.kind)) results[name] = await undoBulkRows(transaction, name, importId, rights)
  for (const name of Object.keys(entities) as EntityName[]) {
    results[name] = await undoTrackedRows(transaction, name, importId, rights, originOf(caller))
  }
  const done = Object.values(results)
  const { cancelled, sent } = await cancelEmails(transaction, importId)
  const sum = (count: (undone: UndoResult) => number) => done.reduce((total, undone) => total + count(undone), 0)
  return {
    removed: sum(({ removed }) => removed),
    restored: sum(({ restored }) => restored),
    keptCount: sum(({ keptCount }) => keptCount),
    counts: {
      canteens: countsOf(results.canteens),
      diagnostics: countsOf(results.diagnostics),
      purchases: countsOf(results.purchases),
    },
    kept: done.flatMap(({ kept }) => kept).slice(0, shownKeptRows),
    cancelledEmailCount: cancelled,
    sentEmailCount: sent,
  }
}

const countsOf = ({ removed, restored, keptCount }: UndoResult) => ({ removed, restored, kept: keptCount })
