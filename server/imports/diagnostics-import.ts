import type { User } from '@ma-cantine/lib/accounts/user'
import { isCentralKitchen } from '@ma-cantine/lib/canteens/production'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { shownCanteens } from '@ma-cantine/lib/imports/import-answer'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import { openCampaign, withCampaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { Knex } from 'knex'
import { CanteenLookup, findCanteens, type KnownCanteen, writeProblem } from '../canteens/canteens-by-siret.ts'
import { loadCanteens } from '../canteens/load-canteens.ts'
import { detachSatellites, findSatellites, type SatellitesToDetach } from '../canteens/satellites.ts'
import { writeCanteensOfFile } from '../canteens/write-canteens-of-file.ts'
import { sqlOf } from '../database/sql.ts'
import { hasDeclarations } from '../diagnostics/declarations.ts'
import {
  type DiagnosticFileRow,
  hasDiagnostic,
  type ImportLevel,
  isStaffTable,
  staffColumn,
} from '../diagnostics/import-levels.ts'
import { writeDiagnostics } from '../diagnostics/write-diagnostics.ts'
import type { Effects } from '../history/effects.ts'
import type { Services } from '../services/services.ts'
import type { Settings } from '../settings/settings.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import { type Reach, reachOf } from '../teams/managed-canteens.ts'
import { addCellError, addSiretError } from './cell-errors.ts'
import { canteensOf, diagnosticsOf, type RowToWrite, rowToWrite, setImportedColumns } from './diagnostic-rows.ts'
import { type ImportAttempt, type ImportedRow, type ImportKind, type KindAnswer, RowList } from './import-kind.ts'
import type { ImportCall } from './import-request.ts'
import type { Rejection } from './rejection.ts'
import { findDeclared, findDisagreements } from './stored-disagreements.ts'
import { TeamMessages } from './team-messages.ts'

export class DiagnosticsImport implements ImportKind<DiagnosticFileRow, RowToWrite[]> {
  readonly kind: FileKind
  readonly tables: readonly Table<DiagnosticFileRow>[]
  readonly batchRows: number
  readonly firstBatchRows: number
  private readonly level: ImportLevel
  private readonly user: User
  private readonly settings: Settings
  private readonly reader: Knex
  private readonly reach: Reach
  private readonly canteenLookup: CanteenLookup
  private staffFile = false
  /** SIRETs of the central kitchens of the file. */
  private readonly kitchens = new Set<string>()

  constructor({ database, settings }: Services, { user, caller }: ImportCall, level: ImportLevel) {
    this.kind = level.kind
    this.tables = level.tables
    this.batchRows = level.batchRows
    this.firstBatchRows = level.batchRows
    this.level = level
    this.user = user
    this.settings = settings
    this.reader = database.reader
    this.reach = reachOf(caller)
    this.canteenLookup = new CanteenLookup(this.reader, this.reach)
  }

  refuseTable(table: Table<DiagnosticFileRow>): Rejection | null {
    this.staffFile = isStaffTable(table)
    return this.staffFile && !this.user.isStaff ? { code: 'staff-columns', value: staffColumn } : null
  }

  async lookUpCanteens(sirets: Iterable<string>): Promise<boolean> {
    await this.canteenLookup.lookUp(sirets)
    const { type, forCentralKitchens } = this.level
    if (await hasDeclarations(this.reader, this.canteenLookup.teamIds)) return true
    if (type === 'COMPLETE' || forCentralKitchens || this.staffFile) return true
    return [...this.canteenLookup.sirets].some(siret => this.problemOf(this.canteenLookup.get(siret)) !== null)
  }

  checkRow({ draft, row }: ImportedRow<DiagnosticFileRow>, validation: Validation<DiagnosticFileRow>): void {
    const siret = draft.siret ?? ''
    this.checkSiret(siret, row, validation)
    if (isCentralKitchen(draft.productionType)) this.kitchens.add(siret)
    // A row without a year is about the canteen alone: it has nothing to declare.
    if (draft.declaration === 'teledeclare' && hasDiagnostic(this.level, draft)) this.refuseDeclaration(validation, row)
  }

  checkSiret(siret: string, row: number, validation: Validation<DiagnosticFileRow>): void {
    const problem = this.problemOf(this.canteenLookup.get(siret))
    if (problem) addSiretError(validation, problem, row, siret)
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
    for (const { row, year } of await findDeclared(this.reader, toWrite, idOf)) {
      addCellError(validation, { code: 'declared-diagnostic', row, field: 'année_bilan', value: String(year) })
    }
    if (this.level.type !== 'COMPLETE') return
    const disagreements = await findDisagreements(this.reader, toWrite, idOf)
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

  async refuseFile(): Promise<null> {
    return null
  }

  /** Checks the rows again, for teams may have changed. The lock makes other files of canteens wait. */
  async begin(transaction: Knex.Transaction): Promise<DiagnosticsAttempt | null> {
    const { canteenLookup, reach, level, staffFile, user, settings } = this
    await sqlOf(transaction).lock(transaction, 'canteens')
    const canteens = await findCanteens(transaction, reach, canteenLookup.sirets)
    const written = [...canteens.values()].map(({ id }) => id)
    const satellites = {
      kitchenSirets: level.forCentralKitchens ? [...this.kitchens] : [],
      attachedSirets: [...canteenLookup.sirets],
      reach,
    }
    const detached = await findSatellites(transaction, satellites)
    await lockCanteens(transaction, [...written, ...detached], 'write')
    if ([...canteenLookup.sirets].some(siret => this.problemOf(canteens.get(siret) ?? null) !== null)) return null
    return new DiagnosticsAttempt({ transaction, level, staffFile, reach, satellites, user, settings })
  }

  buildEmptyAnswer(): KindAnswer {
    return { canteens: [], canteenCount: 0, ...keysOfStaff(this.user) }
  }

  /** Only members of a team may change its canteen, even with the file of staff. Anybody may create a canteen. */
  private problemOf(canteen: KnownCanteen | null) {
    return writeProblem(canteen, this.reach)
  }

  private refuseDeclaration(validation: Validation<DiagnosticFileRow>, row: number): void {
    const isOpen = openCampaign(new Date(), withCampaign(this.settings.campaign))
    const code = isOpen ? 'declaration-by-file' : 'campaign-closed'
    addCellError(validation, { code, row, field: 'admin_statut_teledeclaration', value: 'teledeclare' })
  }
}

const keysOfStaff = ({ isStaff }: User): KindAnswer => (isStaff ? { teledeclarations: 0 } : {})

interface DiagnosticsAttemptOptions {
  readonly transaction: Knex.Transaction
  readonly level: ImportLevel
  readonly staffFile: boolean
  readonly reach: Reach
  /** Canteens that are not in the file are detached from its central kitchens. */
  readonly satellites: SatellitesToDetach
  readonly user: User
  readonly settings: Settings
}

class DiagnosticsAttempt implements ImportAttempt<DiagnosticFileRow, RowToWrite[]> {
  private readonly options: DiagnosticsAttemptOptions
  private readonly messages: TeamMessages
  /** In the order of the file. */
  private readonly canteenIds = new Set<number>()
  private count = 0

  constructor(options: DiagnosticsAttemptOptions) {
    this.options = options
    this.messages = new TeamMessages(options.transaction, options.user, options.settings)
  }

  createCollector(): RowList<DiagnosticFileRow, RowToWrite> {
    const { level, staffFile } = this.options
    return new RowList((draft, row) => rowToWrite(draft, row, level, staffFile))
  }

  async write(rows: RowToWrite[], effects: Effects): Promise<void> {
    const { transaction, level } = this.options
    const idBySiret = await this.writeCanteens(rows, effects)
    const given = diagnosticsOf(rows, siret => idBySiret.get(siret) ?? null)
    const diagnostics = given.map(({ diagnostic }) => diagnostic)
    const ids = await writeDiagnostics(transaction, level.type, diagnostics, effects)
    await effects.recordWritten(
      'diagnostics',
      given.map(({ index }, place) => ({ row: rows[index]?.canteen.row ?? 0, id: ids[place] ?? 0 })),
    )
    for (const id of idBySiret.values()) this.canteenIds.add(id)
    this.count += diagnostics.length
  }

  async end(effects: Effects): Promise<Rejection | null> {
    await detachSatellites(this.options.transaction, this.options.satellites, effects)
    return this.messages.queue(effects)
  }

  async answer(_: Effects, written: boolean): Promise<KindAnswer> {
    const { transaction, user } = this.options
    const shownIds = [...this.canteenIds].slice(0, shownCanteens)
    return {
      count: this.count,
      canteens: written ? await loadCanteens(transaction, shownIds) : [],
      canteenCount: this.canteenIds.size,
      ...keysOfStaff(user),
    }
  }

  /** @returns the ids of the canteens of these rows, by SIRET. */
  private async writeCanteens(rows: readonly RowToWrite[], effects: Effects): Promise<ReadonlyMap<string, number>> {
    const { transaction, reach, user } = this.options
    const canteens = canteensOf(rows)
    const sirets = canteens.map(({ siret }) => siret)
    // Includes the canteens that an earlier batch created.
    const known = await findCanteens(transaction, reach, sirets)
    const file = { canteens, known, staffFile: false, user }
    const { ids, notices } = await writeCanteensOfFile(transaction, file, effects)
    this.messages.add(notices)
    const idBySiret = new Map(sirets.map((siret, index) => [siret, ids[index] ?? 0]))
    await setImportedColumns(transaction, rows, idBySiret)
    await effects.recordWritten(
      'canteens',
      canteens.map(({ row }, index) => ({ row, id: ids[index] ?? 0 })),
    )
    return idBySiret
  }
}
