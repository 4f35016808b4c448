import type { CanteenDraft } from '@ma-cantine/lib/canteens/canteen-draft'
import { adminCanteenTable, canteenTable } from '@ma-cantine/lib/canteens/canteen-table'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { Knex } from 'knex'
import { CanteenLookup, findCanteens, type KnownCanteen, writeProblem } from '../canteens/canteens-by-siret.ts'
import { findNamers } from '../canteens/deliveries-sql.ts'
import type { CanteenToWrite } from '../canteens/write-canteens.ts'
import { sqlOf } from '../database/sql.ts'
import type { Caller } from '../http/caller.ts'
import type { Services } from '../services/services.ts'
import type { Settings } from '../settings/settings.ts'
import { canteensLock, lockCanteens } from '../teams/lock-canteens.ts'
import { type Reach, reachOf } from '../teams/managed-canteens.ts'
import { CanteensAttempt } from './canteens-attempt.ts'
import { addCanteenError } from './cell-errors.ts'
import type { ImportedRow, ImportKind, KindAnswer } from './import-kind.ts'
import type { ImportCall } from './import-request.ts'
import type { Rejection } from './rejection.ts'

/** Name of the first column reserved to staff. */
const staffColumn = adminCanteenTable.schema.fields.find(({ name }) => name.includes('admin_'))?.name ?? ''

export class CanteensImport implements ImportKind<CanteenDraft, CanteenToWrite[]> {
  readonly kind = 'cantines'
  readonly tables: readonly Table<CanteenDraft>[] = [canteenTable, adminCanteenTable]
  readonly batchRows = 5000
  readonly firstBatchRows = 5000
  private readonly caller: Caller
  private readonly settings: Settings
  private readonly reach: Reach
  private readonly canteenLookup: CanteenLookup
  /** Whether the file has the columns reserved to staff, who may change any canteen with it. */
  private staffFile = false

  constructor({ database, settings }: Services, { caller }: ImportCall) {
    this.caller = caller
    this.settings = settings
    this.reach = reachOf(caller)
    this.canteenLookup = new CanteenLookup(database.reader, this.reach)
  }

  refuseTable({ schema }: Table<CanteenDraft>): Rejection | null {
    this.staffFile = schema.name === adminCanteenTable.schema.name
    return this.staffFile && !this.caller.user.isStaff ? { code: 'staff-columns', value: staffColumn } : null
  }

  async lookUpCanteens(sirets: Iterable<string>): Promise<boolean> {
    await this.canteenLookup.lookUp(sirets)
    return [...this.canteenLookup.sirets].some(siret => this.problemOf(this.canteenLookup.get(siret)) !== null)
  }

  checkRow({ draft, row }: ImportedRow<CanteenDraft>, validation: Validation<CanteenDraft>): void {
    this.checkCanteen(draft.siret ?? '', row, validation)
  }

  checkCanteen(siret: string, row: number, validation: Validation<CanteenDraft>): void {
    const problem = this.problemOf(this.canteenLookup.get(siret))
    if (problem) addCanteenError(validation, problem, row, siret)
  }

  async checkAgainstStored(): Promise<void> {}

  listCanteenIds(): readonly number[] {
    return this.staffFile ? this.canteenLookup.ids : this.canteenLookup.teamIds
  }

  listLocks(): readonly (number | string)[] {
    return [canteensLock, ...this.canteenLookup.ids]
  }

  async refuseFile(): Promise<null> {
    return null
  }

  async prepare(): Promise<void> {}

  /** Checks the rows again, for teams may have changed. The lock makes other files of canteens wait. */
  async begin(transaction: Knex.Transaction): Promise<CanteensAttempt | null> {
    const { canteenLookup, reach, caller, settings, staffFile } = this
    await sqlOf(transaction).lock(transaction, canteensLock)
    const known = await findCanteens(transaction, reach, canteenLookup.sirets)
    const ids = [...known.values()].map(({ id }) => id)
    const namers = await findNamers(transaction, canteenLookup.sirets)
    await lockCanteens(transaction, [...ids, ...namers], 'write')
    if ([...canteenLookup.sirets].some(siret => this.problemOf(known.get(siret) ?? null) !== null)) return null
    return new CanteensAttempt({ transaction, known, staffFile, caller, settings })
  }

  buildEmptyAnswer(): KindAnswer {
    return { canteens: [] }
  }

  private problemOf(canteen: KnownCanteen | null) {
    return writeProblem(canteen, this.reach, this.staffFile)
  }
}
