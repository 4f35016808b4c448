import type { SimilarPurchase } from '@ma-cantine/lib/imports/import-answer'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows, sqlOf } from '../database/sql.ts'
import type { PreparedPurchase, PurchaseBatch } from './purchase-batch.ts'
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
  private readonly transaction: Knex.Transaction
  private readonly first: Similar[] = []
  /** Stored purchases that no row was matched with yet, by fingerprint. */
  private readonly unmatched = new Map<number, number>()

  constructor(transaction: Knex.Transaction) {
    this.transaction = transaction
  }

  /** Looks up purchases before they are written. @returns the rows that have their like. */
  async find({ purchases, fingerprints }: PurchaseBatch, importId: number): Promise<ReadonlySet<number>> {
    const rows = new Set<number>()
    if (fingerprints === null) return rows
    const { transaction } = this
    const sql = sqlOf(transaction)
    // Asked canteen by canteen, whatever the database thinks that a join would cost: there, it may be wrong by far as well.
    const stored = await rawRows<{ found: string | null }>(
      transaction,
      `SELECT (
         SELECT ${sql.gathered(['fingerprint', 'count'])} FROM (
           SELECT fingerprint, count(*) AS count FROM purchases
           WHERE canteen_id = given.key AND ${sql.inList('fingerprint', 'given.list')}
             AND ${living} AND (import_id IS NULL OR import_id <> ?)
           GROUP BY fingerprint
         ) AS alike
       ) AS found
       FROM ${sql.jsonLists} AS given`,
      [importId, fingerprints],
    )
    for (const { found } of stored) {
      const counts: [number, number][] = JSON.parse(found ?? '[]')
      for (const [fingerprint, count] of counts) {
        if (!this.unmatched.has(fingerprint)) this.unmatched.set(fingerprint, count)
      }
    }
    if (this.unmatched.size === 0) return rows
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
  async shown(importId: number): Promise<SimilarPurchase[]> {
    if (this.first.length === 0) return []
    const { transaction } = this
    const keys = JSON.stringify(this.first.map(({ canteenId, fingerprint }) => [canteenId, fingerprint]))
    const given = sqlOf(transaction).jsonRows(key)
    const stored: (PurchaseRow & { readonly fingerprint: number | string })[] = await transaction('purchases')
      .whereRaw(`(canteen_id, fingerprint) IN (SELECT canteen_id, fingerprint FROM ${given} AS given)`, [keys])
      .whereRaw(living)
      .where(other => other.whereNull('importId').orWhereNot('importId', importId))
      .orderBy('id')
      .limit(this.count)
    const alike = Map.groupBy(stored, ({ fingerprint }) => Number(fingerprint))
    return this.first.flatMap(({ row, fingerprint }) => {
      const purchase = alike.get(fingerprint)?.shift()
      return purchase ? { row, purchase: asPurchase(purchase, null) } : []
    })
  }
}

/**
 * The fingerprints of purchases as they are looked up, as a JSON object: a list by canteen, in order, for they are next to
 * each other in the index then, two or three times as quick to find.
 */
export function fingerprintsByCanteen(purchases: readonly PreparedPurchase[]): string {
  const lists = [...Map.groupBy(purchases, ({ canteenId }) => canteenId)].map(([canteenId, own]) => {
    return `"${canteenId}":[${Float64Array.from(own, ({ fingerprint }) => fingerprint).sort()}]`
  })
  return `{${lists}}`
}

/** Whether any of the canteens has a purchase already. */
export async function havePurchases(database: Knex, canteenIds: readonly number[]): Promise<boolean> {
  const row: unknown = await database('purchases')
    .where(inList(database, 'canteen_id', canteenIds))
    .whereNull('deletionDate')
    .first(database.raw('1'))
  return row !== undefined
}
