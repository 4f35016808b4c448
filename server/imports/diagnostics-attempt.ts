import type { User } from '@ma-cantine/lib/accounts/user'
import { shownCanteens } from '@ma-cantine/lib/imports/import-answer'
import type { Knex } from 'knex'
import { findCanteens } from '../canteens/canteens-by-siret.ts'
import { loadCanteens } from '../canteens/load-canteens.ts'
import { detachSatellites, type SatellitesToDetach } from '../canteens/satellites.ts'
import { writeCanteensOfFile } from '../canteens/write-canteens-of-file.ts'
import type { DiagnosticFileRow, ImportLevel } from '../diagnostics/import-levels.ts'
import { writeDiagnostics } from '../diagnostics/write-diagnostics.ts'
import type { Effects } from '../history/effects.ts'
import type { Settings } from '../settings/settings.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { canteensOf, diagnosticsOf, type RowToWrite, rowToWrite, setImportedColumns } from './diagnostic-rows.ts'
import { type ImportAttempt, type KindAnswer, RowList } from './import-kind.ts'
import type { Rejection } from './rejection.ts'
import { TeamMessages } from './team-messages.ts'

export const keysOfStaff = ({ isStaff }: User): KindAnswer => (isStaff ? { teledeclarations: 0 } : {})

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

export class DiagnosticsAttempt implements ImportAttempt<DiagnosticFileRow, RowToWrite[]> {
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
