import type { User } from '@ma-cantine/lib/accounts/user'
import type { AdminCanteenDraft, CanteenDraft } from '@ma-cantine/lib/canteens/canteen-draft'
import { adminCanteenTable, canteenTable } from '@ma-cantine/lib/canteens/canteen-table'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { Knex } from 'knex'
import { findCanteens, type KnownCanteen, MetCanteens, writeProblem } from '../canteens/canteens-by-siret.ts'
import { loadCanteens } from '../canteens/load-canteens.ts'
import { lockCanteens } from '../canteens/lock-canteens.ts'
import { type CanteenToWrite, canteenToWrite } from '../canteens/write-canteens.ts'
import { writeCanteensOfFile } from '../canteens/write-canteens-of-file.ts'
import { sqlOf } from '../database/sql.ts'
import type { Effects } from '../history/effects.ts'
import type { Services } from '../services/services.ts'
import type { Settings } from '../settings/settings.ts'
import { type Reach, reachOf } from '../teams/managed-canteens.ts'
import { addSiretError } from './cell-errors.ts'
import { type ImportAttempt, type ImportedRow, type ImportKind, type OwnKeys, RowList } from './import-kind.ts'
import type { ImportCall } from './import-request.ts'
import type { Rejection } from './rejection.ts'
import { TeamMessages } from './team-messages.ts'

/** The first of the columns that are for staff. */
const staffColumn = adminCanteenTable.schema.fields.find(({ name }) => name.includes('admin_'))?.name ?? ''

/** Creates or updates all the canteens of a file, or none. */
export class CanteensImport implements ImportKind<CanteenDraft, CanteenToWrite[]> {
  readonly kind = 'cantines'
  readonly tables: readonly Table<CanteenDraft>[] = [canteenTable, adminCanteenTable]
  readonly batchRows = 5000
  readonly firstBatchRows = 5000
  private readonly user: User
  private readonly settings: Settings
  private readonly reach: Reach
  private readonly met: MetCanteens
  /** The file has the columns of staff, which lets them change any canteen. */
  private staffFile = false

  constructor({ database, settings }: Services, { user, caller }: ImportCall) {
    this.user = user
    this.settings = settings
    this.reach = reachOf(caller)
    this.met = new MetCanteens(database.reader, this.reach)
  }

  refuseTable({ schema }: Table<CanteenDraft>): Rejection | null {
    this.staffFile = schema.name === adminCanteenTable.schema.name
    return this.staffFile && !this.user.isStaff ? { code: 'staff-columns', value: staffColumn } : null
  }

  async meet(sirets: Iterable<string>): Promise<boolean> {
    await this.met.meet(sirets)
    return [...this.met.sirets].some(siret => this.problemOf(this.met.get(siret)) !== null)
  }

  checkRow({ draft, row }: ImportedRow<CanteenDraft>, validation: Validation<CanteenDraft>): void {
    const siret = draft.siret ?? ''
    const problem = this.problemOf(this.met.get(siret))
    if (problem) addSiretError(validation, problem, row, siret)
  }

  async checkStored(): Promise<void> {}

  metCanteens(): readonly number[] {
    return this.staffFile ? this.met.ids : this.met.teamIds
  }

  async refuseFile(): Promise<null> {
    return null
  }

  /** The teams may have changed since the rows were checked; here no other file of canteens can be written any more. */
  async begin(transaction: Knex.Transaction): Promise<CanteensAttempt | null> {
    const { met, reach, user, settings, staffFile } = this
    await sqlOf(transaction).lock(transaction, 'canteens')
    const known = await findCanteens(transaction, reach, met.sirets)
    const ids = [...known.values()].map(({ id }) => id)
    await lockCanteens(transaction, ids, 'write')
    if ([...met.sirets].some(siret => this.problemOf(known.get(siret) ?? null) !== null)) return null
    return new CanteensAttempt({ transaction, known, staffFile, user, settings })
  }

  answerOfNothing(): OwnKeys {
    return { canteens: [] }
  }

  private problemOf(canteen: KnownCanteen | null) {
    return writeProblem(canteen, this.reach, this.staffFile)
  }
}

interface CanteensAttemptOptions {
  readonly transaction: Knex.Transaction
  /** The canteens of the file that are stored already, by SIRET. */
  readonly known: ReadonlyMap<string, KnownCanteen>
  readonly staffFile: boolean
  readonly user: User
  readonly settings: Settings
}

class CanteensAttempt implements ImportAttempt<CanteenDraft, CanteenToWrite[]> {
  private readonly options: CanteensAttemptOptions
  private readonly messages: TeamMessages
  /** In the order of the file. */
  private readonly ids: number[] = []

  constructor(options: CanteensAttemptOptions) {
    this.options = options
    this.messages = new TeamMessages(options.transaction, options.user, options.settings)
  }

  collect(): RowList<CanteenDraft, CanteenToWrite> {
    const { staffFile } = this.options
    return new RowList((draft, row) => canteenToWrite(draft, row, staffFile ? (draft as AdminCanteenDraft) : null))
  }

  async write(canteens: CanteenToWrite[], effects: Effects): Promise<void> {
    const { transaction, known, staffFile, user } = this.options
    const { ids, news } = await writeCanteensOfFile(transaction, { canteens, known, staffFile, user }, effects)
    this.messages.add(news)
    await effects.wrote(
      'canteens',
      canteens.map(({ row }, index) => ({ row, id: ids[index] ?? 0 })),
    )
    this.ids.push(...ids)
  }

  end(effects: Effects): Promise<Rejection | null> {
    return this.messages.queue(effects)
  }

  async answer(_: Effects, written: boolean): Promise<OwnKeys> {
    return { canteens: written ? await loadCanteens(this.options.transaction, this.ids) : [] }
  }
}
