import type { SimilarPurchase } from '@ma-cantine/lib/imports/import-answer'
import type { Knex } from 'knex'
import { rawRows, sqlOf } from '../database/sql.ts'
import type { PreparedPurchase } from './prepared-purchase.ts'
import { asPurchase, type PurchaseRow } from './purchase-row.ts'

const shown = 10

const key = { canteen_id: 'integer', fingerprint: 'bigint' } as const

/**
 * Said so that the index of living purchases, which has all those of a canteen, does not offer itself beside that of
 * fingerprints: PostgreSQL may know nothing yet of a table that has just been filled.
 */
const living = "coalesce(deletion_date, '') = ''"

interface Similar {
  readonly row: number
  readonly canteenId: number
  readonly fingerprint: number
}

/**
 * The rows of one import whose very purchase is stored already, from elsewhere. Rows are matched one to one: of three
 * equal ones, with one stored purchase like them, one is similar and two are other deliveries.
 */
export class SimilarPurchases {
  count = 0
  private readonly importId: number
  /** Whether there is anything to be like. */
  private readonly possible: boolean
  private readonly first: Similar[] = []
  /** Stored purchases that no row was matched with yet, by fingerprint. */
  private readonly unmatched = new Map<number, number>()

  constructor(importId: number, possible: boolean) {
    this.importId = importId
    this.possible = possible
  }

  /** Looks up purchases before they are written. @returns the rows that have their like. */
  async find(transaction: Knex.Transaction, purchases: readonly PreparedPurchase[]): Promise<ReadonlySet<number>> {
    const rows = new Set<number>()
    if (!this.possible) return rows
    const keys = purchases.map(({ canteenId, fingerprint }): [number, number] => [canteenId, fingerprint])
    // Next to each other in the index: two or three times as quick to find.
    keys.sort((a, b) => a[0] - b[0] || a[1] - b[1])
    // Asked row by row, whatever the database thinks that a join would cost: there, it may be wrong by far as well.
    const stored = await rawRows<{ fingerprint: number | string; count: number | string }>(
      transaction,
      `WITH looked AS MATERIALIZED (
         SELECT fingerprint, (
           SELECT count(*) FROM purchases
           WHERE purchases.canteen_id = given.canteen_id AND purchases.fingerprint = given.fingerprint
             AND ${living} AND (import_id IS NULL OR import_id <> ?)
         ) AS count
         FROM ${sqlOf(transaction).jsonRows(key)} AS given
       )
       SELECT fingerprint, count FROM looked WHERE count > 0`,
      [this.importId, JSON.stringify(keys)],
    )
    if (stored.length === 0) return rows
    for (const { fingerprint, count } of stored) {
      // PostgreSQL gives numbers of 64 bits as texts.
      const known = Number(fingerprint)
      if (!this.unmatched.has(known)) this.unmatched.set(known, Number(count))
    }
    for (const { canteenId, fingerprint, row } of purchases.toSorted((a, b) => a.row - b.row)) {
      const left = this.unmatched.get(fingerprint) ?? 0
      if (left === 0) continue
      this.unmatched.set(fingerprint, left - 1)
      rows.add(row)
      this.count++
      if (this.first.length < shown) this.first.push({ row, canteenId, fingerprint })
    }
    return rows
  }

  /** The first ten, each with a stored purchase of its own. */
  async shown(transaction: Knex.Transaction): Promise<SimilarPurchase[]> {
    if (this.first.length === 0) return []
    const keys = JSON.stringify(this.first.map(({ canteenId, fingerprint }) => [canteenId, fingerprint]))
    const given = sqlOf(transaction).jsonRows(key)
    const stored: (PurchaseRow & { readonly fingerprint: number | string })[] = await transaction('purchases')
      .whereRaw(`(canteen_id, fingerprint) IN (SELECT canteen_id, fingerprint FROM ${given} AS given)`, [keys])
      .whereRaw(living)
      .where(other => other.whereNull('importId').orWhereNot('importId', this.importId))
      .orderBy('id')
      .limit(this.count)
    const alike = Map.groupBy(stored, ({ fingerprint }) => Number(fingerprint))
    return this.first.flatMap(({ row, fingerprint }) => {
      const purchase = alike.get(fingerprint)?.shift()
      return purchase ? { row, purchase: asPurchase(purchase, null) } : []
    })
  }
}

/** Whether any of the canteens has a purchase already. */
export async function havePurchases(database: Knex, canteenIds: readonly number[]): Promise<boolean> {
  const row: unknown = await database('purchases')
    .whereRaw(`canteen_id IN ${sqlOf(database).jsonValues('integer')}`, [JSON.stringify(canteenIds)])
    .whereNull('deletionDate')
    .first(database.raw('1'))
  return row !== undefined
}
