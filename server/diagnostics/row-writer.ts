import type { Knex } from 'knex'
import { findCanteens, writeProblem } from '../canteens/canteens-by-siret.ts'
import { lockCanteens } from '../canteens/lock-canteens.ts'
import { detachSatellites, findSatellites, type SatellitesToDetach } from '../canteens/satellites.ts'
import { TeamMessages } from '../canteens/team-messages.ts'
import { writeCanteensOfFile } from '../canteens/write-canteens-of-file.ts'
import { sqlOf } from '../database/sql.ts'
import type { Effects } from '../imports/effects.ts'
import type { ImportCall } from '../imports/run-import.ts'
import type { Settings } from '../settings.ts'
import { reachOf } from '../teams/managed-canteens.ts'
import type { ImportLevel } from './import-levels.ts'
import type { RowCheck } from './row-check.ts'
import { canteensOf, diagnosticsOf, type RowToWrite, setImportedColumns } from './rows-to-write.ts'
import { writeDiagnostics } from './write-diagnostics.ts'

/** Writes the rows of a file, in one transaction. */
export class RowWriter {
  /** In the order of the file. */
  readonly canteenIds = new Set<number>()
  diagnosticCount = 0
  readonly messages: TeamMessages
  private readonly check: RowCheck
  private readonly level: ImportLevel
  private readonly call: ImportCall

  constructor(check: RowCheck, level: ImportLevel, call: ImportCall, settings: Settings) {
    this.check = check
    this.level = level
    this.call = call
    this.messages = new TeamMessages(call.user, settings)
  }

  /** The teams may have changed since the rows were checked; here no other file of canteens can be written any more. */
  async stillTrue(transaction: Knex.Transaction): Promise<boolean> {
    // A transaction that is run again starts from nothing.
    this.canteenIds.clear()
    this.diagnosticCount = 0
    this.messages.start()
    await sqlOf(transaction).lock(transaction, 'canteens')
    const { met } = this.check
    const reach = reachOf(this.call.caller)
    const canteens = await findCanteens(transaction, reach, met.sirets)
    const written = [...canteens.values()].map(({ id }) => id)
    const detached = await findSatellites(transaction, this.satellitesToDetach())
    await lockCanteens(transaction, [...written, ...detached], 'write')
    return [...met.sirets].every(siret => writeProblem(canteens.get(siret) ?? null, reach) === null)
  }

  async batch(transaction: Knex.Transaction, rows: readonly RowToWrite[], effects: Effects): Promise<void> {
    const canteens = canteensOf(rows)
    const sirets = canteens.map(({ siret }) => siret)
    const { user, caller } = this.call
    // Those that an earlier batch made are known by now, whoever imports.
    const known = await findCanteens(transaction, reachOf(caller), sirets)
    const file = { canteens, known, staffFile: false, user, messages: this.messages }
    const ids = await writeCanteensOfFile(transaction, file, effects)
    const idBySiret = new Map(sirets.map((siret, index) => [siret, ids[index] ?? 0]))
    await setImportedColumns(transaction, rows, idBySiret)
    await effects.wrote(
      'canteens',
      canteens.map(({ row }, index) => ({ row, id: ids[index] ?? 0 })),
    )

    const given = diagnosticsOf(rows, siret => idBySiret.get(siret) ?? null)
    const diagnostics = given.map(({ diagnostic }) => diagnostic)
    const diagnosticIds = await writeDiagnostics(transaction, this.level.type, diagnostics, effects)
    await effects.wrote(
      'diagnostics',
      given.map(({ index }, place) => ({ row: rows[index]?.canteen.row ?? 0, id: diagnosticIds[place] ?? 0 })),
    )
    for (const id of ids) this.canteenIds.add(id)
    this.diagnosticCount += diagnostics.length
  }

  /** Once all rows are written: canteens that the file does not name leave the kitchens that it does, messages leave. */
  async end(transaction: Knex.Transaction, effects: Effects): Promise<void> {
    await detachSatellites(transaction, this.satellitesToDetach(), effects)
    await this.messages.queue(transaction, effects)
  }

  private satellitesToDetach(): SatellitesToDetach {
    const { met, kitchens } = this.check
    const reach = reachOf(this.call.caller)
    return { kitchens: this.level.ofKitchens ? [...kitchens] : [], kept: [...met.sirets], reach }
  }
}
