import type { PurchaseDraft } from '@ma-cantine/lib/purchases/purchase-draft'
import { purchaseTable } from '@ma-cantine/lib/purchases/purchase-table'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { Knex } from 'knex'
import { MetCanteens } from '../canteens/canteens-by-siret.ts'
import { lockCanteens } from '../canteens/lock-canteens.ts'
import type { BulkRows } from '../database/bulk-rows.ts'
import { sqlOf } from '../database/sql.ts'
import type { Effects } from '../history/effects.ts'
import { findDuplicates } from '../purchases/duplicate-purchases.ts'
import { fillFingerprints } from '../purchases/fingerprint.ts'
import { insertPurchases, type PurchaseBatch, withoutRows } from '../purchases/purchase-batch.ts'
import { PurchaseCollector } from '../purchases/purchase-collector.ts'
import { havePurchases, SimilarPurchases } from '../purchases/similar-purchases.ts'
import type { Services } from '../services/services.ts'
import { managesAll, type Reach, reachOf } from '../teams/managed-canteens.ts'
import { addSiretError } from './cell-errors.ts'
import type { AttemptOptions, ImportAttempt, ImportedRow, ImportKind, OwnKeys, Refused } from './import-kind.ts'
import type { ImportCall } from './import-request.ts'
import type { FileIdentity } from './received-file.ts'
import type { Rejection } from './rejection.ts'

/** Writes all the purchases of a file, or none. */
export class PurchasesImport implements ImportKind<PurchaseDraft, PurchaseBatch> {
  readonly kind = 'achats'
  readonly tables = [purchaseTable]
  /** Many at a time: sorted, they fall in fewer pages of the index of lists. */
  readonly batchRows = 20_000
  readonly firstBatchRows = 4000
  private readonly reach: Reach
  private readonly canteens: MetCanteens
  private readonly bulk: BulkRows

  constructor({ database }: Services, { caller }: ImportCall) {
    this.reach = reachOf(caller)
    this.canteens = new MetCanteens(database.reader, this.reach)
    this.bulk = sqlOf(database.writer).bulk
  }

  refuseTable(): null {
    return null
  }

  async meet(sirets: Iterable<string>): Promise<boolean> {
    await this.canteens.meet(sirets)
    return !this.canteens.allManaged
  }

  checkRow({ draft, row }: ImportedRow<PurchaseDraft>, validation: Validation<PurchaseDraft>): void {
    const siret = draft.siret ?? ''
    const canteen = this.canteens.get(siret)
    if (!canteen) addSiretError(validation, 'unknown-canteen', row, siret)
    else if (!canteen.onTeam) addSiretError(validation, 'not-manager', row, siret)
    else if (!canteen.covered) addSiretError(validation, 'outside-token', row, siret)
  }

  async checkStored(): Promise<void> {}

  metCanteens(): readonly number[] {
    return this.canteens.teamIds
  }

  /** The same file may have been imported already. */
  async refuseFile(database: Knex, { md5 }: FileIdentity): Promise<Refused | null> {
    const duplicates = md5 === null ? null : await findDuplicates(database, this.reach, md5)
    if (!duplicates) return null
    const { count, first } = duplicates
    return {
      rejection: { code: 'duplicate-file', expected: String(count) },
      own: { duplicateFile: true, duplicatePurchases: first, duplicatePurchaseCount: count },
    }
  }

  async begin(transaction: Knex.Transaction, options: AttemptOptions): Promise<PurchasesAttempt | null> {
    const { reach, canteens, bulk } = this
    const { ids } = canteens
    await lockCanteens(transaction, ids, 'write')
    if (!(await managesAll(transaction, reach, ids))) return null
    const compared = await havePurchases(transaction, ids)
    if (compared) await fillFingerprints(transaction, ids)
    return new PurchasesAttempt({ ...options, transaction, canteens, bulk, compared })
  }

  answerOfNothing(): OwnKeys {
    return {}
  }
}

interface PurchasesAttemptOptions extends AttemptOptions {
  readonly transaction: Knex.Transaction
  readonly canteens: MetCanteens
  readonly bulk: BulkRows
  /** Whether the canteens have purchases that those of the file may be like. */
  readonly compared: boolean
}

class PurchasesAttempt implements ImportAttempt<PurchaseDraft, PurchaseBatch> {
  private readonly options: PurchasesAttemptOptions
  private readonly similar: SimilarPurchases
  private count = 0

  constructor(options: PurchasesAttemptOptions) {
    this.options = options
    this.similar = new SimilarPurchases(options.transaction)
  }

  collect({ importId, told }: Effects): PurchaseCollector {
    const { canteens, bulk, compared, file } = this.options
    return new PurchaseCollector({ canteens, importId, importSource: file.md5, told, compared, bulk })
  }

  async write(batch: PurchaseBatch, effects: Effects): Promise<void> {
    const { transaction, canteens, bulk, similar } = this.options
    const { purchases } = batch
    effects.concern(canteens.ids)
    const alike = await this.similar.find(batch, effects.importId)
    effects.addToOutcome([...alike])
    const kept = similar === 'skip' && alike.size > 0 ? withoutRows(batch, alike, bulk) : batch
    await insertPurchases(transaction, kept)
    const inserted = kept.purchases.length
    const inFileOrder = effects.told ? kept.purchases.toSorted((a, b) => a.row - b.row) : []
    const rows = inFileOrder.map(({ row, told }) => ({ row, values: { ...told } }))
    effects.inserted('purchases', inserted, rows)
    effects.unchanged += purchases.length - inserted
    this.count += inserted
  }

  async end(): Promise<Rejection | null> {
    const { count } = this.similar
    const refused = this.options.similar === 'refuse' && count > 0
    return refused ? { code: 'similar-purchases', expected: String(count) } : null
  }

  async answer({ importId }: Effects): Promise<OwnKeys> {
    return {
      count: this.count,
      similarPurchaseCount: this.similar.count,
      similarPurchases: await this.similar.shown(importId),
    }
  }
}
