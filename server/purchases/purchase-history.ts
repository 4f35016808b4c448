import type { HistoryEntry } from '@ma-cantine/lib/entities/history-entry'
import { purchaseValueNames } from '@ma-cantine/lib/purchases/purchase-input'
import type { Knex } from 'knex'
import { listHistory } from '../history/list-history.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { parisTime } from '../time/date-time.ts'
import { findPurchase } from './find-purchase.ts'
import type { PurchaseRow } from './purchase-row.ts'

/** What the history calls otherwise than answers do; of an invoice, it keeps the type alone. */
const answerNames: Readonly<Record<string, string>> = { canteenId: 'canteen', invoice: 'invoiceFile' }

/** The properties whose changes people see. */
const shownFields = [...purchaseValueNames, ...Object.keys(answerNames)]

/** A page of the changes of a purchase, last first. @throws Refusal (404) when the caller manages no such purchase. */
export async function purchaseHistory(
  database: Knex,
  reach: Reach,
  id: number,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; results: HistoryEntry[] }> {
  const purchase = await findPurchase(database, reach, id)
  const listed = await listHistory(database, { entity: 'purchases', entityId: id, shownFields }, page)
  const results = listed.results.map(entry => ({
    ...entry,
    changes: entry.changes.map(change => ({ ...change, field: answerNames[change.field] ?? change.field })),
  }))
  if (purchase.importId === null) return { count: listed.count, results }
  const isLastPage = results.length < page.limit && page.offset <= listed.count
  return { count: listed.count + 1, results: isLastPage ? [...results, await creationBy(database, purchase)] : results }
}

/** The creation of a purchase by an import, which the history keeps as one for all its rows. */
async function creationBy(database: Knex, { importId, creationDate }: PurchaseRow): Promise<HistoryEntry> {
  const author: { firstName: string; lastName: string } | undefined = await database('imports')
    .join('users', 'users.id', 'imports.userId')
    .where({ 'imports.id': importId })
    .first('users.firstName', 'users.lastName')
  return {
    id: 0,
    date: parisTime(creationDate),
    kind: 'creation',
    author: author ?? null,
    through: 'import',
    importId,
    changes: [],
  }
}
