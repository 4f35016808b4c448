import { ComparedRows } from '@ma-cantine/lib/recaps/compared-rows'
import { copyRecapDraft, type RecapDraft } from '@ma-cantine/lib/recaps/recap-draft'
import { recapReader } from '@ma-cantine/lib/recaps/recap-purchase'
import type { Knex } from 'knex'
import type { CanteenLookup } from '../canteens/canteens-by-siret.ts'
import type { BulkRows } from '../database/bulk-rows.ts'
import type { Effects } from '../history/effects.ts'
import { insertPurchases } from '../purchases/purchase-batch.ts'
import { PurchaseCollector } from '../purchases/purchase-collector.ts'
import { markRequestsStored } from './answered-requests.ts'
import { type AttemptOptions, type ImportAttempt, type ImportedRow, type KindAnswer, RowList } from './import-kind.ts'
import { compareRows, type RowToStore } from './recap-comparison.ts'
import { recordPurchases } from './record-purchases.ts'
import type { Rejection } from './rejection.ts'

export type RecapRow = ImportedRow<RecapDraft>

interface RecapAttemptOptions extends AttemptOptions {
  readonly transaction: Knex.Transaction
  readonly canteens: CanteenLookup
  readonly bulk: BulkRows
}

/**
 * Writes the rows of a recap once all are read: rows of one article are compared with its purchases together. The limit
 * on the size of files bounds what is held.
 */
export class RecapAttempt implements ImportAttempt<RecapDraft, RecapRow[]> {
  private readonly options: RecapAttemptOptions
  private readonly rows: RecapRow[] = []
  private readonly compared = new ComparedRows()
  private count = 0

  constructor(options: RecapAttemptOptions) {
    this.options = options
  }

  createCollector(): RowList<RecapDraft, RecapRow> {
    return new RowList((draft, row) => ({ draft: copyRecapDraft(draft), row }))
  }

  async write(batch: RecapRow[]): Promise<void> {
    for (const row of batch) this.rows.push(row)
  }

  async end(effects: Effects): Promise<Rejection | null> {
    const { transaction, canteens, similar } = this.options
    effects.addCanteens(canteens.ids)
    const toStore: RowToStore[] = []
    for await (const compared of compareRows(transaction, canteens, this.rows)) {
      const { description, provider } = compared.draft
      this.compared.add({ ...compared, article: description ?? '', provider: provider ?? '' })
      effects.addToOutcome([compared.row, compared.verdict, compared.missingCents])
      const isWanted = compared.verdict === 'new' || (similar === 'allow' && compared.missingCents > 0)
      if (isWanted) toStore.push(compared)
      else effects.recordSkipped('purchases', 1, [{ canteenId: compared.canteenId, priceHt: compared.draft.priceHt }])
    }
    if (similar === 'refuse' && this.compared.openCount > 0) {
      return { code: 'similar-purchases', expected: String(this.compared.openCount) }
    }
    await this.store(toStore, effects)
    const { sha256 } = this.options.file
    await markRequestsStored(transaction, { sha256, importId: effects.importId, canteenIds: canteens.ids })
    return null
  }

  async answer(): Promise<KindAnswer> {
    return { count: this.count, similarPurchaseCount: this.compared.openCount, ...this.compared.answer() }
  }

  private async store(rows: readonly RowToStore[], effects: Effects): Promise<void> {
    const { transaction, canteens, bulk, file } = this.options
    const { importId, needsDetails } = effects
    const collector = new PurchaseCollector<RecapDraft>({
      ...{ canteens, format: recapReader, importId, importSource: file.md5, needsDetails, findsSimilar: false, bulk },
    })
    for (const { draft, row, missingCents } of rows) {
      collector.add({ ...draft, priceHt: (missingCents / 100).toFixed(2) }, row)
    }
    if (collector.size === 0) return
    const batch = collector.take()
    await insertPurchases(transaction, batch)
    recordPurchases(effects, batch.purchases)
    this.count = batch.purchases.length
  }
}
