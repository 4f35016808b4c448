import type { Purchase } from '@ma-cantine/lib/purchases/purchase'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { type Reach, whereManaged } from '../teams/managed-canteens.ts'
import { asPurchase, type PurchaseRow } from './purchase-row.ts'

export interface DuplicatePurchases {
  readonly count: number
  /** The first ten purchases, latest first. */
  readonly first: Purchase[]
}

const exampleLimit = 10

/**
 * Finds the purchases that an import of the same file (`importSource`, its MD5) created in the managed canteens; null
 * without any. An undone import does not count, even where some of its rows stayed.
 */
export async function findDuplicates(
  database: Knex,
  reach: Reach,
  importSource: string,
): Promise<DuplicatePurchases | null> {
  const imports: { id: number }[] = await database('imports').where({ md5: importSource, status: 'done' }).select('id')
  const ids = imports.map(({ id }) => id)
  const purchases = whereManaged(database, database('purchases'), 'canteenId', reach)
    // Purchases older than the journal only have the digest of their file, which clients may write as well.
    .where(file =>
      ids.length > 0
        ? file.where(inList(database, 'importId', ids))
        : file
            .whereNull('importId')
            .where({ importSource })
            .where(made => made.whereNull('creationSource').orWhere({ creationSource: 'IMPORT' })),
    )
    .whereNull('purchases.deletionDate')
  const counted: { count?: number | string } | undefined = await purchases.clone().count({ count: '*' }).first()
  const count = Number(counted?.count ?? 0)
  if (count === 0) return null
  const rows: PurchaseRow[] = await purchases
    .orderBy([
      { column: 'date', order: 'desc' },
      { column: 'creationDate', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(exampleLimit)
  return { count, first: rows.map(row => asPurchase(row, null)) }
}
