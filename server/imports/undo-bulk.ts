import { type KeptRow, shownKeptRows } from '@ma-cantine/lib/imports/import-record'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { type BulkName, bulkTables } from '../history/bulk-tables.ts'
import type { UndoResult } from './undo-import.ts'
import type { UndoRights } from './undo-rights.ts'

/** Removes the rows that an import created in a bulk table, those deleted since included, and lists those that stay. */
export async function undoBulkRows(
  transaction: Knex.Transaction,
  name: BulkName,
  importId: number,
  rights: UndoRights,
): Promise<UndoResult> {
  const { table, canteen, name: nameColumn } = bulkTables[name]
  const importedRows = () => transaction(table).where({ importId })
  const canteens: { id: number }[] = await importedRows().distinct({ id: canteen })
  const allowed = await rights.keepAllowed(canteens.map(({ id }) => id))
  const removed = await importedRows()
    .where(inList(transaction, canteen, allowed))
    .where(unchanged => unchanged.whereRaw('modification_date = creation_date').orWhereNotNull('deletionDate'))
    .delete()
  const counted: { count?: number | string } | undefined = await importedRows().count({ count: '*' }).first()
  const rows: { id: number; row: number | null; name: string | null; canteenId: number }[] = await importedRows()
    .orderBy('importRow')
    .limit(shownKeptRows)
    .select('id', { row: 'importRow', name: nameColumn, canteenId: canteen })
  const kept = rows.map(({ canteenId, ...row }): KeptRow => {
    if (allowed.has(canteenId)) return { entity: name, ...row, reason: 'edited' }
    // The user may learn nothing about the canteen of another team.
    return { entity: name, ...row, name: null, reason: 'not-manager' }
  })
  return { removed, restored: 0, keptCount: Number(counted?.count ?? 0), kept }
}
