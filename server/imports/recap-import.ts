import { ComparedRows } from '@ma-cantine/lib/recaps/compared-rows'
import type { RecapDraft } from '@ma-cantine/lib/recaps/recap-draft'
import { recapReader } from '@ma-cantine/lib/recaps/recap-purchase'
import { recapTable } from '@ma-cantine/lib/recaps/recap-table'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { Knex } from 'knex'
import { CanteenLookup } from '../canteens/canteens-by-siret.ts'
import type { BulkRows } from '../database/bulk-rows.ts'
import { sqlOf } from '../database/sql.ts'
import type { Services } from '../services/services.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import { areAllManaged, type Reach, reachOf } from '../teams/managed-canteens.ts'
import type { AttemptOptions, ImportedRow, ImportKind, KindAnswer } from './import-kind.ts'
import type { ImportCall } from './import-request.ts'
import { checkManaged } from './managed-canteen-check.ts'
import { RecapAttempt, type RecapRow } from './recap-attempt.ts'

/**
 * Imports the recap of a supplier: its new rows become purchases. The same file may come again, for what it holds is
 * found stored then.
 */
export class RecapImport implements ImportKind<RecapDraft, RecapRow[]> {
  readonly kind = 'recapitulatif_fournisseur'
  readonly tables: readonly Table<RecapDraft>[] = [recapTable]
  readonly fallback = recapTable
  readonly usualSimilar = 'skip'
  readonly batchRows = 4000
  readonly firstBatchRows = 4000
  private readonly reach: Reach
  private readonly canteens: CanteenLookup
  private readonly bulk: BulkRows

  constructor({ database }: Services, { caller }: ImportCall) {
    this.reach = reachOf(caller)
    this.canteens = new CanteenLookup(database.reader, this.reach)
    this.bulk = sqlOf(database.writer).bulk
  }

  refuseTable(): null {
    return null
  }

  async lookUpCanteens(keys: Iterable<string>): Promise<boolean> {
    await this.canteens.lookUp(keys)
    return !this.canteens.areAllManaged
  }

  checkRow({ draft, row }: ImportedRow<RecapDraft>, validation: Validation<RecapDraft>): void {
    this.checkCanteen(recapReader.canteenKey(draft), row, validation)
  }

  checkCanteen(key: string, row: number, validation: Validation<RecapDraft>): void {
    checkManaged(this.canteens.get(key), key, row, validation)
  }

  async checkAgainstStored(): Promise<void> {}

  listCanteenIds(): readonly number[] {
    return this.canteens.teamIds
  }

  listLocks(): readonly number[] {
    return this.canteens.ids
  }

  async refuseFile(): Promise<null> {
    return null
  }

  async prepare(): Promise<void> {}

  async begin(transaction: Knex.Transaction, options: AttemptOptions): Promise<RecapAttempt | null> {
    const { reach, canteens, bulk } = this
    // Keeps other files from writing purchases of these canteens between the comparison and the writing.
    await lockCanteens(transaction, canteens.ids, 'write')
    if (!(await areAllManaged(transaction, reach, canteens.ids))) return null
    return new RecapAttempt({ ...options, transaction, canteens, bulk })
  }

  buildEmptyAnswer(): KindAnswer {
    return new ComparedRows().answer()
  }
}
