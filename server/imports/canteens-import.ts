import { type CanteenFileDraft, type CanteenFormat, canteenFormatOf } from '@ma-cantine/lib/canteens/canteen-formats'
import { type FileKind, kindOfSchema } from '@ma-cantine/lib/imports/file-kinds'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { Knex } from 'knex'
import {
  CanteenLookup,
  findByKeys,
  findCanteens,
  type KnownCanteen,
  writeProblem,
} from '../canteens/canteens-by-siret.ts'
import { findNamers } from '../canteens/deliveries-sql.ts'
import { findGroupProblems, findGroups } from '../canteens/groups-of-file.ts'
import type { CanteenToWrite } from '../canteens/write-canteens.ts'
import { sqlOf } from '../database/sql.ts'
import type { Caller } from '../http/caller.ts'
import type { Services } from '../services/services.ts'
import type { Settings } from '../settings/settings.ts'
import { canteensLock, lockCanteens } from '../teams/lock-canteens.ts'
import { type Reach, reachOf } from '../teams/managed-canteens.ts'
import { CanteensAttempt } from './canteens-attempt.ts'
import { addCanteenError, addCellError } from './cell-errors.ts'
import type { ImportedRow, ImportKind, KindAnswer } from './import-kind.ts'
import type { ImportCall } from './import-request.ts'
import type { Rejection } from './rejection.ts'

export class CanteensImport implements ImportKind<CanteenFileDraft, CanteenToWrite[]> {
  readonly kind: FileKind
  readonly tables: readonly Table<CanteenFileDraft>[]
  readonly batchRows = 5000
  readonly firstBatchRows = 5000
  private readonly reader: Knex
  private readonly caller: Caller
  private readonly settings: Settings
  private readonly reach: Reach
  private readonly canteenLookup: CanteenLookup
  /** Of the groups that its rows name. */
  private readonly groupIds = new Set<number>()
  /** That of the file, once its header is read. */
  private format: CanteenFormat

  /** @param formats those that the address takes. */
  constructor({ database, settings }: Services, { caller }: ImportCall, formats: readonly CanteenFormat[]) {
    this.tables = formats.map(({ table }) => table)
    this.format = formats[0] as CanteenFormat
    this.kind = kindOfSchema(this.format.table.schema.name) ?? 'cantines'
    this.reader = database.reader
    this.caller = caller
    this.settings = settings
    this.reach = reachOf(caller)
    this.canteenLookup = new CanteenLookup(database.reader, this.reach)
  }

  refuseTable({ schema }: Table<CanteenFileDraft>): Rejection | null {
    this.format = canteenFormatOf(schema) ?? this.format
    if (!this.format.isStaffOnly || this.caller.user.isStaff) return null
    const staffColumn = schema.fields.find(({ name }) => name.startsWith('admin_'))?.name
    return staffColumn === undefined ? { code: 'staff-file' } : { code: 'staff-columns', value: staffColumn }
  }

  async lookUpCanteens(keys: Iterable<string>): Promise<boolean> {
    await this.canteenLookup.lookUp(keys, this.format.canteenColumn)
    // New SIRETs may belong to other canteens, and groups to other teams.
    if (this.format.does === 'update' || this.format.does === 'create') return true
    return [...this.canteenLookup.keys].some(key => this.problemOf(this.canteenLookup.get(key)) !== null)
  }

  checkRow({ draft, row }: ImportedRow<CanteenFileDraft>, validation: Validation<CanteenFileDraft>): void {
    this.checkCanteen(this.format.canteenKey(draft), row, validation)
  }

  checkCanteen(key: string, row: number, validation: Validation<CanteenFileDraft>): void {
    const problem = this.problemOf(this.canteenLookup.get(key))
    if (problem) addCanteenError(validation, problem, row, key)
  }

  /** A canteen may not take the SIRET of another one, nor join or leave a group that is not its team's, or declared. */
  async checkAgainstStored(
    rows: readonly ImportedRow<CanteenFileDraft>[],
    validation: Validation<CanteenFileDraft>,
  ): Promise<void> {
    await this.checkGroups(rows, validation)
    if (this.format.does !== 'update') return
    const sirets = rows.flatMap(({ draft }) => draft.siret ?? [])
    const holders = await findCanteens(this.reader, this.reach, sirets)
    for (const { draft, row } of rows) {
      const holder = draft.siret === null ? undefined : holders.get(draft.siret)
      if (!holder || String(holder.id) === this.format.canteenKey(draft)) continue
      addCellError(validation, { code: 'siret-taken', row, field: 'siret', value: draft.siret ?? '' })
    }
  }

  private async checkGroups(
    rows: readonly ImportedRow<CanteenFileDraft>[],
    validation: Validation<CanteenFileDraft>,
  ): Promise<void> {
    const { format, reader, settings } = this
    const moves = rows.flatMap(({ draft, row }) =>
      'groupId' in draft
        ? { row, groupId: draft.groupId, canteenId: this.canteenLookup.get(format.canteenKey(draft))?.id }
        : [],
    )
    for (const { row, code, groupId } of await findGroupProblems(
      { database: reader, settings },
      moves,
      this.groupReach,
    )) {
      addCellError(validation, { code, row, field: 'groupe_id', value: String(groupId) })
    }
    for (const { groupId } of moves) if (groupId !== null) this.groupIds.add(groupId)
  }

  listCanteenIds(): readonly number[] {
    return this.isOpenToCaller ? this.canteenLookup.ids : this.canteenLookup.teamIds
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
    const { canteenLookup, reach, caller, settings, format } = this
    await sqlOf(transaction).lock(transaction, canteensLock)
    const known = await findByKeys(transaction, reach, canteenLookup.keys, format.canteenColumn)
    const ids = [...known.values()].map(({ id }) => id)
    const namers = format.canteenColumn === 'siret' ? await findNamers(transaction, canteenLookup.keys) : []
    await lockCanteens(transaction, [...ids, ...namers, ...this.groupIds], 'write')
    const groups = await findGroups(transaction, this.groupReach, [...this.groupIds])
    if (groups.size < this.groupIds.size) return null
    if ([...canteenLookup.keys].some(key => this.problemOf(known.get(key) ?? null) !== null)) return null
    return new CanteensAttempt({ transaction, known, format, caller, settings })
  }

  buildEmptyAnswer(): KindAnswer {
    return { canteens: [] }
  }

  /** Whether the caller may write the canteens of any team. */
  private get isOpenToCaller(): boolean {
    return this.format.opensAllToStaff && this.caller.user.isStaff
  }

  /** Staff may put the canteens of any team into any group. */
  private get groupReach(): Reach {
    return { ...this.reach, anyTeam: this.isOpenToCaller }
  }

  private problemOf(canteen: KnownCanteen | null) {
    const { does } = this.format
    if (canteen && does === 'create') return 'canteen-exists'
    if (!canteen && (does === 'update' || does === 'addManagers')) return 'unknown-canteen'
    const problem = writeProblem(canteen, this.reach, this.isOpenToCaller)
    return !problem && canteen?.isKitchen && does === 'update' ? 'central-kitchen' : problem
  }
}
