import type { PurchaseFileDraft, PurchaseFormat } from '@ma-cantine/lib/purchases/purchase-formats'
import type { Knex } from 'knex'
import type { CanteenLookup } from '../canteens/canteens-by-siret.ts'
import type { BulkRows } from '../database/bulk-rows.ts'
import type { Effects } from '../history/effects.ts'
import { insertPurchases, type PurchaseBatch, withoutRows } from '../purchases/purchase-batch.ts'
import { PurchaseCollector } from '../purchases/purchase-collector.ts'
import { SimilarPurchases } from '../purchases/similar-purchases.ts'
import type { AttemptOptions, ImportAttempt, KindAnswer } from './import-kind.ts'
import { recordPurchases } from './record-purchases.ts'
import type { Rejection } from './rejection.ts'

interface PurchasesAttemptOptions extends AttemptOptions {
  readonly transaction: Knex.Transaction
  readonly canteens: CanteenLookup
  readonly bulk: BulkRows
  readonly format: PurchaseFormat
  /** Whether the canteens already have purchases to compare with. */
  readonly findsSimilar: boolean
}

export class PurchasesAttempt implements ImportAttempt<PurchaseFileDraft, PurchaseBatch> {
  private readonly options: PurchasesAttemptOptions
  private readonly similar: SimilarPurchases
  private count = 0

  constructor(options: PurchasesAttemptOptions) {
    this.options = options
    this.similar = new SimilarPurchases(options.transaction)
  }

  createCollector({ importId, needsDetails }: Effects): PurchaseCollector {
    const { canteens, bulk, format, findsSimilar, file } = this.options
    return new PurchaseCollector({
      canteens,
      format,
      importId,
      importSource: file.md5,
      needsDetails,
      findsSimilar,
      bulk,
    })
  }

  async write(batch: PurchaseBatch, effects: Effects): Promise<void> {
    const { transaction, canteens, bulk, similar } = this.options
    const { purchases } = batch
    effects.addCanteens(canteens.ids)
    const similarRows = await this.similar.find(batch, effects.importId)
    effects.addToOutcome([...similarRows])
    const toInsert = similar === 'skip' && similarRows.size > 0 ? withoutRows(batch, similarRows, bulk) : batch
    await insertPurchases(transaction, toInsert)
    const inserted = toInsert.purchases.length
    recordPurchases(effects, toInsert.purchases)
    const skipped = inserted === purchases.length ? [] : purchases.filter(({ row }) => similarRows.has(row))
    effects.recordSkipped(
      'purchases',
      skipped.length,
      skipped.flatMap(({ details }) => (details ? [details] : [])),
    )
    this.count += inserted
  }

  async end(): Promise<Rejection | null> {
    const { count } = this.similar
    const refused = this.options.similar === 'refuse' && count > 0
    return refused ? { code: 'similar-purchases', expected: String(count) } : null
  }

  async answer({ importId }: Effects): Promise<KindAnswer> {
    return {
      count: this.count,
      similarPurchaseCount: this.similar.count,
      similarPurchases: await this.similar.loadExamples(importId),
    }
  }
}
