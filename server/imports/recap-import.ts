import { ComparedRows } from '@ma-cantine/lib/recaps/compared-rows'
import type { RecapDraft } from '@ma-cantine/lib/recaps/recap-draft'
import { recapReader } from '@ma-cantine/lib/recaps/recap-purchase'
import { recapTable } from '@ma-cantine/lib/recaps/recap-table'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { Knex } from 'knex'
import type { BulkRows } from '../database/bulk-rows.ts'
import { sqlOf } from '../database/sql.ts'
import type { Services } from '../services/services.ts'
import type { AttemptOptions, ImportKind, KindAnswer } from './import-kind.ts'
import type { ImportCall } from './import-request.ts'
import { NamedCanteensImport } from './named-canteens-import.ts'
import { RecapAttempt, type RecapRow } from './recap-attempt.ts'

/**
 * Imports the recap of a supplier: its new rows become purchases. The same file may come again, for what it holds is
 * found stored then.
 */
export class RecapImport extends NamedCanteensImport<RecapDraft> implements ImportKind<RecapDraft, RecapRow[]> {
  readonly kind = 'recapitulatif_fournisseur'
  readonly tables: readonly Table<RecapDraft>[] = [recapTable]
  readonly fallback = recapTable
  readonly usualSimilar = 'skip'
  readonly batchRows = 4000
  readonly firstBatchRows = 4000
  private readonly bulk: BulkRows

  constructor(services: Services, call: ImportCall) {
    super(services, call)
    this.bulk = sqlOf(services.database.writer).bulk
  }

  refuseTable(): null {
    return null
  }

  async lookUpCanteens(keys: Iterable<string>): Promise<boolean> {
    await this.canteens.lookUp(keys)
    return !this.canteens.areAllManaged
  }

  protected keyOf(draft: RecapDraft): string {
    return recapReader.canteenKey(draft)
  }

  async checkAgainstStored(): Promise<void> {}

  async refuseFile(): Promise<null> {
    return null
  }

  async prepare(): Promise<void> {}

  async begin(transaction: Knex.Transaction, options: AttemptOptions): Promise<RecapAttempt | null> {
    const { canteens, bulk } = this
    // Other files write no purchases of these canteens between the comparison and the writing.
    if (!(await this.lockManaged(transaction))) return null
    return new RecapAttempt({ ...options, transaction, canteens, bulk })
  }

  buildEmptyAnswer(): KindAnswer {
    return new ComparedRows().answer()
  }
}
