import type { Purchase } from '@ma-cantine/lib/purchases/purchase'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { type Reach, whereManaged } from '../teams/managed-canteens.ts'
import { asPurchase, type PurchaseRow } from './purchase-row.ts'

export interface DuplicatePurchases {
  readonly count: number
  /** The first ten, latest first. */
  readonly first: Purchase[]
}

const shown = 10

/**
 * The purchases that this same file already made in the managed canteens, null when there are none. What undoing an import kept
 * is no hindrance to doing it again.
 */
export async function findDuplicates(
  database: Knex,
  reach: Reach,
  importSource: string,
): Promise<DuplicatePurchases | null> {
  const done: { id: number }[] = await database('imports').where({ md5: importSource, status: 'done' }).select('id')
  const ids = done.map(({ id }) => id)
  const made = whereManaged(database, database('purchases'), 'canteenId', reach)
    // Where no import is known, older purchases may name the file.
    .where(file =>
      ids.length > 0
        ? file.where(inList(database, 'importId', ids))
        : file.whereNull('importId').where({ importSource }),
    )
    .whereNull('purchases.deletionDate')
  const counted: { count?: number | string } | undefined = await made.clone().count({ count: '*' }).first()
  const count = Number(counted?.count ?? 0)
  if (count === 0) return null
  const rows: PurchaseRow[] = await made
    .orderBy([
      { column: 'date', order: 'desc' },
      { column: 'creationDate', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(shown)
  return { count, first: rows.map(row => asPurchase(row, null)) }
}
