import { type KeptRow, shownKeptRows } from '@ma-cantine/lib/imports/import-record'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { type BulkName, bulks } from '../history/entities.ts'
import type { Undone } from './undo-import.ts'
import type { UndoRights } from './undo-rights.ts'

/** Removes the rows that an import put in a table by the thousand, those deleted since included: two statements. */
export async function undoBulk(
  transaction: Knex.Transaction,
  name: BulkName,
  importId: number,
  rights: UndoRights,
): Promise<Undone> {
  const { table, canteen, name: nameColumn } = bulks[name]
  const made = () => transaction(table).where({ importId })
  const canteens: { id: number }[] = await made().distinct({ id: canteen })
  const allowed = await rights.among(canteens.map(({ id }) => id))
  const removed = await made()
    .where(inList(transaction, canteen, allowed))
    .where(untouched => untouched.whereRaw('modification_date = creation_date').orWhereNotNull('deletionDate'))
    .delete()
  const counted: { count?: number | string } | undefined = await made().count({ count: '*' }).first()
  const rows: { id: number; row: number | null; name: string | null; canteenId: number }[] = await made()
    .orderBy('importRow')
    .limit(shownKeptRows)
    .select('id', { row: 'importRow', name: nameColumn, canteenId: canteen })
  const kept = rows.map(({ canteenId, ...row }): KeptRow => {
    if (allowed.has(canteenId)) return { entity: name, ...row, reason: 'edited' }
    // What a canteen of others has is not told.
    return { entity: name, ...row, name: null, reason: 'not-manager' }
  })
  return { removed, restored: 0, keptCount: Number(counted?.count ?? 0), kept }
}
