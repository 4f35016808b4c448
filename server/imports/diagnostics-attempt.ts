import type { User } from '@ma-cantine/lib/accounts/user'
import { adminDiagnosticTable } from '@ma-cantine/lib/imports/diagnostic-tables'
import { shownCanteens } from '@ma-cantine/lib/imports/import-answer'
import type { Knex } from 'knex'
import { findCanteens } from '../canteens/canteens-by-siret.ts'
import { loadCanteens } from '../canteens/load-canteens.ts'
import { detachSatellites, type SatellitesToDetach } from '../canteens/satellites.ts'
import { writeCanteensOfFile } from '../canteens/write-canteens-of-file.ts'
import type { DiagnosticFileRow, ImportLevel } from '../diagnostics/import-levels.ts'
import { writeDiagnostics, writtenAmounts } from '../diagnostics/write-diagnostics.ts'
import type { Effects } from '../history/effects.ts'
import type { Caller } from '../http/caller.ts'
import type { Settings } from '../settings/settings.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { declareImported, type ImportedDeclaration } from '../teledeclaration/declare-imported.ts'
import { applicantOf } from '../teledeclaration/insert-declarations.ts'
import { canteensOf, diagnosticsOf, type RowToWrite, rowToWrite, setImportedColumns } from './diagnostic-rows.ts'
import { type ImportAttempt, type KindAnswer, RowList } from './import-kind.ts'
import type { Rejection } from './rejection.ts'
import { TeamMessages } from './team-messages.ts'

/** @param declared the number of diagnostics that were declared. */
export const keysOfStaff = ({ isStaff }: User, declared: number): KindAnswer =>
  isStaff ? { teledeclarations: declared } : {}

/** The column in which staff ask for a declaration. */
export const declarationColumn = adminDiagnosticTable.schema.fields.at(-1)?.name ?? ''

interface DiagnosticsAttemptOptions {
  readonly transaction: Knex.Transaction
  readonly level: ImportLevel
  readonly staffFile: boolean
  readonly reach: Reach
  /** Canteens that are not in the file are detached from its central kitchens. */
  readonly satellites: SatellitesToDetach
  readonly caller: Caller
  readonly settings: Settings
  /** The position of `declarationColumn` in the file, from 1. */
  readonly declarationPosition: number | null
}

export class DiagnosticsAttempt implements ImportAttempt<DiagnosticFileRow, RowToWrite[]> {
  private readonly options: DiagnosticsAttemptOptions
  private readonly messages: TeamMessages
  /** In the order of the file. */
  private readonly canteenIds = new Set<number>()
  private count = 0
  /** The rows that ask for a declaration, by the id of their diagnostic. */
  private readonly declarations = new Map<number, ImportedDeclaration>()

  constructor(options: DiagnosticsAttemptOptions) {
    this.options = options
    this.messages = new TeamMessages(options.transaction, options.caller, options.settings)
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
    const ids = await writeDiagnostics(transaction, writtenAmounts[2025][level.type], diagnostics, effects)
    await effects.recordWritten(
      'diagnostics',
      given.map(({ index }, place) => ({ row: rows[index]?.canteen.row ?? 0, id: ids[place] ?? 0 })),
    )
    for (const [place, { diagnostic, index }] of given.entries()) {
      const diagnosticId = ids[place] ?? 0
      const { isDeclared, canteen } = rows[index] ?? {}
      // As for the values of a canteen, its last row counts.
      if (!isDeclared) this.declarations.delete(diagnosticId)
      else {
        this.declarations.set(diagnosticId, {
          row: canteen?.row ?? 0,
          canteenId: diagnostic.canteenId,
          diagnosticId,
        })
      }
    }
    for (const id of idBySiret.values()) this.canteenIds.add(id)
    this.count += diagnostics.length
  }

  async end(effects: Effects): Promise<Rejection | null> {
    await detachSatellites(this.options.transaction, this.options.satellites, effects)
    return (await this.declare(effects)) ?? this.messages.queue(effects)
  }

  async answer(_: Effects, written: boolean): Promise<KindAnswer> {
    const { transaction, caller } = this.options
    const shownIds = [...this.canteenIds].slice(0, shownCanteens)
    return {
      count: this.count,
      canteens: written ? await loadCanteens(transaction, shownIds) : [],
      canteenCount: this.canteenIds.size,
      ...keysOfStaff(caller.user, written ? this.declarations.size : 0),
    }
  }

  /** Declares once all rows are written, for what a satellite declares depends on its kitchen. */
  private async declare(effects: Effects): Promise<Rejection | null> {
    const { transaction, caller, settings, declarationPosition: column } = this.options
    const declarant = { origin: effects.origin, applicant: applicantOf(caller.user), settings }
    const asked = [...this.declarations.values()].toSorted((one, other) => one.row - other.row)
    for (const { row } of asked) effects.addToOutcome(['declaration', row])
    const refused = await declareImported(transaction, declarant, asked)
    if (refused.length === 0) return null
    const cells = refused.map(({ row, code, missing }) => ({
      code: 'declaration-refused' as const,
      row,
      column,
      field: declarationColumn,
      value: 'teledeclare',
      expected: [code, ...missing].join(' '),
    }))
    return { cells }
  }

  /** @returns the ids of the canteens of these rows, by SIRET. */
  private async writeCanteens(rows: readonly RowToWrite[], effects: Effects): Promise<ReadonlyMap<string, number>> {
    const { transaction, reach, caller } = this.options
    const canteens = canteensOf(rows)
    const sirets = canteens.map(({ siret }) => siret)
    // Includes the canteens that an earlier batch created.
    const known = await findCanteens(transaction, reach, sirets)
    const file = { canteens, known, user: caller.user }
    const { ids, newKitchenIds, notices } = await writeCanteensOfFile(transaction, file, effects)
    this.messages.add(notices, newKitchenIds)
    const idBySiret = new Map(sirets.map((siret, index) => [siret, ids[index] ?? 0]))
    await setImportedColumns(transaction, rows, idBySiret)
    await effects.recordWritten(
      'canteens',
      canteens.map(({ row }, index) => ({ row, id: ids[index] ?? 0 })),
    )
    return idBySiret
  }
}
