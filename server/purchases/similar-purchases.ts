import type { SimilarPurchase } from '@ma-cantine/lib/imports/import-answer'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows, sqlOf } from '../database/sql.ts'
import type { PreparedPurchase, PurchaseBatch } from './purchase-batch.ts'
import { asPurchase, type PurchaseRow } from './purchase-row.ts'

const exampleLimit = 10

const key = { canteen_id: 'integer', fingerprint: 'bigint' } as const

/**
 * Means `deletion_date IS NULL`, written so that PostgreSQL does not choose the index of all the purchases of a canteen
 * rather than that of fingerprints, when it has no statistics yet on a table just filled.
 */
const livingCondition = "coalesce(deletion_date, '') = ''"

interface SimilarRow {
  readonly row: number
  readonly canteenId: number
  readonly fingerprint: number
}

/**
 * Finds the rows of one import that are stored already. Rows match stored purchases one to one: of three equal rows
 * with one equal stored purchase, one is similar and two are new deliveries.
 */
export class SimilarPurchases {
  count = 0
  private readonly transaction: Knex.Transaction
  private readonly examples: SimilarRow[] = []
  /** Numbers of stored purchases without a matching row yet, by fingerprint. */
  private readonly unmatchedCounts = new Map<number, number>()

  constructor(transaction: Knex.Transaction) {
    this.transaction = transaction
  }

  /** Looks up purchases before they are written. @returns the numbers of the similar rows. */
  async find({ purchases, fingerprints }: PurchaseBatch, importId: number): Promise<ReadonlySet<number>> {
    const rows = new Set<number>()
    if (fingerprints === null) return rows
    const { transaction } = this
    const sql = sqlOf(transaction)
    // Forces one index look-up per canteen: the planner badly overestimates them and would scan the table.
    const stored = await rawRows<{ found: string | null }>(
      transaction,
      `SELECT (
         SELECT ${sql.jsonAggregate(['fingerprint', 'count'])} FROM (
           SELECT fingerprint, count(*) AS count FROM purchases
           WHERE canteen_id = given.key AND ${sql.inList('fingerprint', 'given.list')}
             AND ${livingCondition} AND (import_id IS NULL OR import_id <> ?)
           GROUP BY fingerprint
         ) AS counts
       ) AS found
       FROM ${sql.jsonLists} AS given`,
      [importId, fingerprints],
    )
    for (const { found } of stored) {
      const counts: [number, number][] = JSON.parse(found ?? '[]')
      for (const [fingerprint, count] of counts) {
        if (!this.unmatchedCounts.has(fingerprint)) this.unmatchedCounts.set(fingerprint, count)
      }
    }
    if (this.unmatchedCounts.size === 0) return rows
    for (const { canteenId, fingerprint, row } of purchases.toSorted((a, b) => a.row - b.row)) {
      const remaining = this.unmatchedCounts.get(fingerprint) ?? 0
      if (remaining === 0) continue
      this.unmatchedCounts.set(fingerprint, remaining - 1)
      rows.add(row)
      this.count++
      if (this.examples.length < exampleLimit) this.examples.push({ row, canteenId, fingerprint })
    }
    return rows
  }

  /** The first ten similar rows, each with a different stored purchase. */
  async loadExamples(importId: number): Promise<SimilarPurchase[]> {
    if (this.examples.length === 0) return []
    const { transaction } = this
    const keys = JSON.stringify(this.examples.map(({ canteenId, fingerprint }) => [canteenId, fingerprint]))
    const given = sqlOf(transaction).jsonRows(key)
    const stored: (PurchaseRow & { readonly fingerprint: number | string })[] = await transaction('purchases')
      .whereRaw(`(canteen_id, fingerprint) IN (SELECT canteen_id, fingerprint FROM ${given} AS given)`, [keys])
      .whereRaw(livingCondition)
      .where(other => other.whereNull('importId').orWhereNot('importId', importId))
      .orderBy('id')
      .limit(this.count)
    const byFingerprint = Map.groupBy(stored, ({ fingerprint }) => Number(fingerprint))
    return this.examples.flatMap(({ row, fingerprint }) => {
      const purchase = byFingerprint.get(fingerprint)?.shift()
      return purchase ? { row, purchase: asPurchase(purchase, null) } : []
    })
  }
}

/**
 * The fingerprints to look up as a JSON object, one list by canteen. Sorted, they are neighbours in the index, which
 * makes the look-up two or three times as quick.
 */
export function fingerprintsByCanteen(purchases: readonly PreparedPurchase[]): string {
  const lists = [...Map.groupBy(purchases, ({ canteenId }) => canteenId)].map(([canteenId, own]) => {
    return `"${canteenId}":[${Float64Array.from(own, ({ fingerprint }) => fingerprint).sort()}]`
  })
  return `{${lists}}`
}

/** Whether any of the canteens has a stored purchase. */
export async function hasPurchases(database: Knex, canteenIds: readonly number[]): Promise<boolean> {
  const row: unknown = await database('purchases')
    .where(inList(database, 'canteen_id', canteenIds))
    .whereNull('deletionDate')
    .first(database.raw('1'))
  return row !== undefined
}
