import type { PurchaseFileDraft, PurchaseFormat } from '@ma-cantine/lib/purchases/purchase-formats'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { Knex } from 'knex'
import type { BulkRows } from '../database/bulk-rows.ts'
import type { Database } from '../database/connection.ts'
import { sqlOf } from '../database/sql.ts'
import { findDuplicates } from '../purchases/duplicate-purchases.ts'
import { fillFingerprints, fillRemainingFingerprints } from '../purchases/fingerprint.ts'
import type { PurchaseBatch } from '../purchases/purchase-batch.ts'
import { hasPurchases } from '../purchases/similar-purchases.ts'
import type { Services } from '../services/services.ts'
import type { AttemptOptions, FileRefusal, ImportKind, KindAnswer } from './import-kind.ts'
import type { ImportCall } from './import-request.ts'
import { NamedCanteensImport } from './named-canteens-import.ts'
import { PurchasesAttempt } from './purchases-attempt.ts'
import type { FileIdentity } from './received-file.ts'

export class PurchasesImport
  extends NamedCanteensImport<PurchaseFileDraft>
  implements ImportKind<PurchaseFileDraft, PurchaseBatch>
{
  readonly kind = 'achats'
  readonly tables: readonly Table<PurchaseFileDraft>[]
  readonly fallback: Table<PurchaseFileDraft>
  /** Large batches: once sorted, their rows fall in fewer pages of the index of lists. */
  readonly batchRows = 20_000
  readonly firstBatchRows = 4000
  private readonly database: Database
  private readonly bulk: BulkRows
  private readonly formats: readonly [PurchaseFormat, ...PurchaseFormat[]]
  /** That of the file, once its header is read. */
  private format: PurchaseFormat

  /** @param formats those that the address takes; a file that shows none of them is compared with the first. */
  constructor(services: Services, call: ImportCall, formats: readonly [PurchaseFormat, ...PurchaseFormat[]]) {
    super(services, call)
    const { database } = services
    this.formats = formats
    this.format = formats[0]
    this.fallback = formats[0].table
    this.tables = formats.map(({ table }) => table)
    this.database = database
    this.bulk = sqlOf(database.writer).bulk
  }

  refuseTable(table: Table<PurchaseFileDraft>): null {
    this.format = this.formats.find(format => format.table === table) ?? this.format
    return null
  }

  async lookUpCanteens(keys: Iterable<string>): Promise<boolean> {
    await this.canteens.lookUp(keys, this.format.canteenColumn)
    return !this.canteens.areAllManaged
  }

  protected keyOf(draft: PurchaseFileDraft): string {
    return this.format.canteenKey(draft)
  }

  async checkAgainstStored(): Promise<void> {}

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
    const { canteens, bulk, format } = this
    const { ids } = canteens
    if (!(await this.lockManaged(transaction))) return null
    const findsSimilar = await hasPurchases(transaction, ids)
    if (findsSimilar) await fillRemainingFingerprints(transaction, ids)
    return new PurchasesAttempt({ ...options, transaction, canteens, bulk, findsSimilar, format })
  }

  buildEmptyAnswer(): KindAnswer {
    return {}
  }
}
