import { type KeptRow, shownKeptRows, type UndoReport } from '@ma-cantine/lib/imports/import-record'
import { importRefusals } from '@ma-cantine/lib/imports/import-refusals'
import type { Knex } from 'knex'
import { lockCanteens } from '../canteens/lock-canteens.ts'
import { cancelEmails } from '../emails/outbox.ts'
import { type BulkName, bulks, type EntityName, entities } from '../history/entities.ts'
import { type Caller, originOf } from '../http/caller.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services/services.ts'
import { now } from '../time/date-time.ts'
import { findOwnImport, type ImportRow, undoDays, undoLimit } from './journal.ts'
import { undoBulk } from './undo-bulk.ts'
import { UndoRights } from './undo-rights.ts'
import { undoTracked } from './undo-tracked.ts'

/** What undoing one table did. */
export interface Undone {
  readonly removed: number
  readonly restored: number
  readonly keptCount: number
  readonly kept: readonly KeptRow[]
}

/**
 * Takes an import back: what it created is removed, what it changed is as before, the messages it did not send yet are
 * not sent. What was changed since, or is in use, stays and is listed.
 *
 * @throws Refusal 404 for an import of somebody else, 409 for one that cannot be undone (any more), 403 for one whose
 * canteens the user manages no more.
 */
export function undoOwnImport({ database }: Services, caller: Caller, importId: number): Promise<ImportRow> {
  const userId = caller.user.id
  return database.longTransaction({ owner: userId }, async transaction => {
    await transaction('imports').where({ id: importId, userId }).forNoKeyUpdate().first('id')
    const row = await findOwnImport(transaction, caller, importId)
    if (row.status !== 'done') throw new Refusal(409, importRefusals(`undo-${row.status}`))
    if (undoLimit(row) < now()) throw new Refusal(409, importRefusals('undo-late', undoDays))
    const locked = await lockCanteens(transaction, await canteensOf(transaction, row), 'remove')
    const rights = new UndoRights(transaction, caller, locked)
    const report = await undo(transaction, row, rights, caller)
    if (rights.refusedAll) throw new Refusal(403, importRefusals('undo-not-manager'))
    const undone = {
      status: 'undone',
      undoDate: now(),
      undoUserId: userId,
      undoReport: JSON.stringify(report),
    } as const
    await transaction('imports').where({ id: importId }).update(undone)
    return { ...row, ...undone }
  })
}

const bulksOf = ({ kind }: ImportRow): BulkName[] =>
  (Object.keys(bulks) as BulkName[]).filter(name => bulks[name].kind === kind)

/**
 * The canteens that an import wrote, and those that rows of it were moved to since. A node of an earlier version, at work
 * while the others are renewed, writes down none: the rows tell.
 */
async function canteensOf(transaction: Knex.Transaction, row: ImportRow): Promise<number[]> {
  const importId = row.id
  const rows: { id: number }[] = await transaction('importCanteens').where({ importId }).select({ id: 'canteenId' })
  for (const { table, canteen } of bulksOf(row).map(name => bulks[name])) {
    rows.push(...(await transaction(table).where({ importId }).distinct({ id: canteen })))
  }
  for (const [entity, { table, canteen }] of Object.entries(entities)) {
    const written = transaction('history').where({ through: 'import', throughId: importId, entity }).select('entityId')
    rows.push(...(await transaction(table).whereIn('id', written).distinct({ id: canteen })))
  }
  return rows.map(({ id }) => id)
}

async function undo(
  transaction: Knex.Transaction,
  row: ImportRow,
  rights: UndoRights,
  caller: Caller,
): Promise<UndoReport> {
  const importId = row.id
  const done: Undone[] = []
  for (const name of bulksOf(row)) done.push(await undoBulk(transaction, name, importId, rights))
  for (const name of Object.keys(entities) as EntityName[]) {
    done.push(await undoTracked(transaction, name, importId, rights, originOf(caller)))
  }
  const { cancelled, sent } = await cancelEmails(transaction, importId)
  const sum = (count: (undone: Undone) => number) => done.reduce((total, undone) => total + count(undone), 0)
  return {
    removed: sum(({ removed }) => removed),
    restored: sum(({ restored }) => restored),
    keptCount: sum(({ keptCount }) => keptCount),
    kept: done.flatMap(({ kept }) => kept).slice(0, shownKeptRows),
    cancelledEmailCount: cancelled,
    sentEmailCount: sent,
  }
}
