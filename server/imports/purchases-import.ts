import type { PurchaseDraft } from '@ma-cantine/lib/purchases/purchase-draft'
import { purchaseTable } from '@ma-cantine/lib/purchases/purchase-table'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { Knex } from 'knex'
import { CanteenLookup } from '../canteens/canteens-by-siret.ts'
import type { BulkRows } from '../database/bulk-rows.ts'
import type { Database } from '../database/connection.ts'
import { sqlOf } from '../database/sql.ts'
import { findDuplicates } from '../purchases/duplicate-purchases.ts'
import { fillFingerprints, fillRemainingFingerprints } from '../purchases/fingerprint.ts'
import type { PurchaseBatch } from '../purchases/purchase-batch.ts'
import { hasPurchases } from '../purchases/similar-purchases.ts'
import type { Services } from '../services/services.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import { areAllManaged, type Reach, reachOf } from '../teams/managed-canteens.ts'
import { addSiretError } from './cell-errors.ts'
import type { AttemptOptions, FileRefusal, ImportedRow, ImportKind, KindAnswer } from './import-kind.ts'
import type { ImportCall } from './import-request.ts'
import { PurchasesAttempt } from './purchases-attempt.ts'
import type { FileIdentity } from './received-file.ts'

export class PurchasesImport implements ImportKind<PurchaseDraft, PurchaseBatch> {
  readonly kind = 'achats'
  readonly tables = [purchaseTable]
  /** Large batches: once sorted, their rows fall in fewer pages of the index of lists. */
  readonly batchRows = 20_000
  readonly firstBatchRows = 4000
  private readonly database: Database
  private readonly reach: Reach
  private readonly canteens: CanteenLookup
  private readonly bulk: BulkRows

  constructor({ database }: Services, { caller }: ImportCall) {
    this.database = database
    this.reach = reachOf(caller)
    this.canteens = new CanteenLookup(database.reader, this.reach)
    this.bulk = sqlOf(database.writer).bulk
  }

  refuseTable(): null {
    return null
  }

  async lookUpCanteens(sirets: Iterable<string>): Promise<boolean> {
    await this.canteens.lookUp(sirets)
    return !this.canteens.areAllManaged
  }

  checkRow({ draft, row }: ImportedRow<PurchaseDraft>, validation: Validation<PurchaseDraft>): void {
    this.checkSiret(draft.siret ?? '', row, validation)
  }

  checkSiret(siret: string, row: number, validation: Validation<PurchaseDraft>): void {
    const canteen = this.canteens.get(siret)
    if (!canteen) addSiretError(validation, 'unknown-canteen', row, siret)
    else if (!canteen.onTeam) addSiretError(validation, 'not-manager', row, siret)
    else if (!canteen.covered) addSiretError(validation, 'outside-token', row, siret)
  }

  async checkAgainstStored(): Promise<void> {}

  listCanteenIds(): readonly number[] {
    return this.canteens.teamIds
  }

  listLocks(): readonly number[] {
    return this.canteens.ids
  }

  /** Refuses a file that has been imported before. */
  async refuseFile(database: Knex, { md5 }: FileIdentity): Promise<FileRefusal | null> {
    const duplicates = md5 === null ? null : await findDuplicates(database, this.reach, md5)
    if (!duplicates) return null
    const { count, first } = duplicates
    return {
      rejection: { code: 'duplicate-file', expected: String(count) },
      kindAnswer: { duplicateFile: true, duplicatePurchases: first, duplicatePurchaseCount: count },
    }
  }

  prepare(): Promise<void> {
    return fillFingerprints(this.database, this.canteens.ids)
  }

  async begin(transaction: Knex.Transaction, options: AttemptOptions): Promise<PurchasesAttempt | null> {
    const { reach, canteens, bulk } = this
    const { ids } = canteens
    await lockCanteens(transaction, ids, 'write')
    if (!(await areAllManaged(transaction, reach, ids))) return null
    const findsSimilar = await hasPurchases(transaction, ids)
    if (findsSimilar) await fillRemainingFingerprints(transaction, ids)
    return new PurchasesAttempt({ ...options, transaction, canteens, bulk, findsSimilar })
  }

  buildEmptyAnswer(): KindAnswer {
    return {}
  }
}
