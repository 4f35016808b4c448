import { isCentralKitchen } from '@ma-cantine/lib/canteens/production'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import { type Campaign, openCampaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { Knex } from 'knex'
import { loadCampaigns } from '../campaigns/load-campaigns.ts'
import { CanteenLookup, findCanteens, type KnownCanteen, writeProblem } from '../canteens/canteens-by-siret.ts'
import { findNamers } from '../canteens/deliveries-sql.ts'
import { findSatellites } from '../canteens/satellites.ts'
import { sqlOf } from '../database/sql.ts'
import { hasDeclarations } from '../diagnostics/declarations.ts'
import {
  type DiagnosticFileRow,
  hasDiagnostic,
  type ImportLevel,
  isStaffTable,
  staffColumn,
} from '../diagnostics/import-levels.ts'
import type { Caller } from '../http/caller.ts'
import type { Services } from '../services/services.ts'
import type { Settings } from '../settings/settings.ts'
import { canteensLock, lockCanteens } from '../teams/lock-canteens.ts'
import { type Reach, reachOf } from '../teams/managed-canteens.ts'
import { addCanteenError, addCellError, columnOf } from './cell-errors.ts'
import { diagnosticsOf, type RowToWrite, rowToWrite } from './diagnostic-rows.ts'
import { DiagnosticsAttempt, declarationColumn, keysOfStaff } from './diagnostics-attempt.ts'
import type { ImportedRow, ImportKind, KindAnswer } from './import-kind.ts'
import type { ImportCall } from './import-request.ts'
import type { Rejection } from './rejection.ts'
import { findDeclared, findDisagreements, hasStoredParts } from './stored-disagreements.ts'

export class DiagnosticsImport implements ImportKind<DiagnosticFileRow, RowToWrite[]> {
  readonly kind: FileKind
  readonly tables: readonly Table<DiagnosticFileRow>[]
  readonly batchRows: number
  readonly firstBatchRows: number
  private readonly level: ImportLevel
  private readonly caller: Caller
  private readonly settings: Settings
  private readonly reader: Knex
  private readonly reach: Reach
  private readonly canteenLookup: CanteenLookup
  private staffFile = false
  private campaigns: readonly Campaign[] = []
  private declarationPosition: number | null = null
  /** SIRETs of the central kitchens of the file. */
  private readonly kitchens = new Set<string>()

  constructor({ database, settings }: Services, { caller }: ImportCall, level: ImportLevel) {
    this.kind = level.kind
    this.tables = level.tables
    this.batchRows = level.batchRows
    this.firstBatchRows = level.batchRows
    this.level = level
    this.caller = caller
    this.settings = settings
    this.reader = database.reader
    this.reach = reachOf(caller)
    this.canteenLookup = new CanteenLookup(this.reader, this.reach)
  }

  refuseTable(table: Table<DiagnosticFileRow>): Rejection | null {
    this.staffFile = isStaffTable(table)
    return this.staffFile && !this.caller.user.isStaff ? { code: 'staff-columns', value: staffColumn } : null
  }

  async lookUpCanteens(sirets: Iterable<string>): Promise<boolean> {
    await this.canteenLookup.lookUp(sirets)
    this.campaigns = await loadCampaigns(this.reader, this.settings)
    const { type, forCentralKitchens } = this.level
    if (await hasDeclarations(this.reader, this.canteenLookup.teamIds)) return true
    if (await hasStoredParts(this.reader, this.canteenLookup.teamIds)) return true
    if (type === 'COMPLETE' || forCentralKitchens || this.staffFile) return true
    return [...this.canteenLookup.keys].some(siret => this.problemOf(this.canteenLookup.get(siret)) !== null)
  }

  checkRow({ draft, row }: ImportedRow<DiagnosticFileRow>, validation: Validation<DiagnosticFileRow>): void {
    const siret = draft.siret ?? ''
    this.checkCanteen(siret, row, validation)
    if (isCentralKitchen(draft.productionType)) this.kitchens.add(siret)
    // A row without a year is about the canteen alone: it has nothing to declare.
    if (draft.declaration === 'teledeclare' && hasDiagnostic(this.level, draft)) {
      this.refuseDeclaration(validation, row, draft.year)
    }
  }

  checkCanteen(siret: string, row: number, validation: Validation<DiagnosticFileRow>): void {
    const problem = this.problemOf(this.canteenLookup.get(siret))
    if (problem) addCanteenError(validation, problem, row, siret)
  }

  async checkAgainstStored(
    rows: readonly ImportedRow<DiagnosticFileRow>[],
    validation: Validation<DiagnosticFileRow>,
  ): Promise<void> {
    const toWrite = rows.map(({ draft, row }) => rowToWrite(draft, row, this.level, this.staffFile))
    const idOf = (siret: string) => {
      const canteen = this.canteenLookup.get(siret)
      // The user may learn nothing about the canteen of another team.
      return canteen?.onTeam && canteen.covered ? canteen.id : null
    }
    const given = diagnosticsOf(toWrite, idOf).map(({ diagnostic, index }) => ({
      ...diagnostic,
      row: toWrite[index]?.canteen.row ?? 0,
    }))
    for (const { row, year } of await findDeclared(this.reader, given)) {
      addCellError(validation, { code: 'declared-diagnostic', row, field: 'année_bilan', value: String(year) })
    }
    const disagreements = await findDisagreements(this.reader, toWrite, idOf, this.level.type)
    for (const { row, year, broken } of disagreements) {
      addCellError(validation, {
        code: 'disagrees-with-stored',
        row,
        field: 'année_bilan',
        value: String(year),
        expected: broken,
      })
    }
  }

  listCanteenIds(): readonly number[] {
    return this.canteenLookup.teamIds
  }

  listLocks(): readonly (number | string)[] {
    return [canteensLock, ...this.canteenLookup.ids]
  }

  async refuseFile(): Promise<null> {
    return null
  }

  async prepare(): Promise<void> {}

  /** Checks the rows again, for teams may have changed. The lock makes other files of canteens wait. */
  async begin(transaction: Knex.Transaction): Promise<DiagnosticsAttempt | null> {
    const { canteenLookup, reach, level, staffFile, caller, settings, declarationPosition } = this
    await sqlOf(transaction).lock(transaction, canteensLock)
    const canteens = await findCanteens(transaction, reach, canteenLookup.keys)
    const written = [...canteens.values()].map(({ id }) => id)
    const satellites = {
      kitchenSirets: level.forCentralKitchens ? [...this.kitchens] : [],
      attachedSirets: [...canteenLookup.keys],
      reach,
    }
    const detached = await findSatellites(transaction, satellites)
    const namers = await findNamers(transaction, canteenLookup.keys)
    await lockCanteens(transaction, [...written, ...detached, ...namers], 'write')
    if ([...canteenLookup.keys].some(siret => this.problemOf(canteens.get(siret) ?? null) !== null)) return null
    return new DiagnosticsAttempt({
      transaction,
      level,
      staffFile,
      reach,
      satellites,
      caller,
      settings,
      declarationPosition,
    })
  }

  buildEmptyAnswer(): KindAnswer {
    return { canteens: [], canteenCount: 0, ...keysOfStaff(this.caller.user, 0) }
  }

  /** Only members of a team may change its canteen, even with the file of staff. Anybody may create a canteen. */
  private problemOf(canteen: KnownCanteen | null) {
    return writeProblem(canteen, this.reach)
  }

  /** What the campaign refuses; the rest depends on what the file makes of the canteen. */
  private refuseDeclaration(validation: Validation<DiagnosticFileRow>, row: number, year: number | null): void {
    this.declarationPosition ??= columnOf(validation, declarationColumn)
    const open = openCampaign(new Date(), this.campaigns)
    const cell = { row, field: declarationColumn, value: 'teledeclare' }
    if (!open) addCellError(validation, { ...cell, code: 'campaign-closed' })
    else if (open.year !== year) {
      addCellError(validation, { ...cell, code: 'declaration-refused', expected: `other-year ${open.year}` })
    }
  }
}
