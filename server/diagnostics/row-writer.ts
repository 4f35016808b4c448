import type { User } from '@ma-cantine/lib/accounts/user'
import type { Knex } from 'knex'
import { canteenStates } from '../canteens/canteen-states.ts'
import { findCanteens } from '../canteens/canteens-by-siret.ts'
import { writeCanteensAndTeams } from '../canteens/import-canteens.ts'
import { detachSatellites } from '../canteens/satellites.ts'
import { changeOf } from '../history/changes.ts'
import { type Origin, recordChanges } from '../history/history.ts'
import { DataMoved } from '../imports/data-moved.ts'
import type { Spool } from '../imports/spool.ts'
import type { ImportLevel } from './import-levels.ts'
import type { RowCheck } from './row-check.ts'
import { canteensOf, diagnosticsOf, type RowToWrite, setImportedColumns } from './rows-to-write.ts'
import { writeDiagnostics } from './write-diagnostics.ts'

/** Writes the rows of a file, in one transaction. */
export class RowWriter {
  /** In the order of the file. */
  readonly canteenIds = new Set<number>()
  diagnosticCount = 0
  private readonly check: RowCheck
  private readonly level: ImportLevel
  private readonly user: User
  private readonly publicUrl: string
  private readonly origin: Origin

  constructor(check: RowCheck, level: ImportLevel, user: User, publicUrl: string) {
    this.check = check
    this.level = level
    this.user = user
    this.publicUrl = publicUrl
    this.origin = { userId: user.id, through: 'import', throughId: null }
  }

  async all(transaction: Knex.Transaction, spool: Spool): Promise<void> {
    const { met, kitchens } = this.check
    // The teams may have changed since the rows were checked.
    const canteens = await findCanteens(transaction, this.user.id, met.sirets)
    if ([...canteens.values()].some(({ managed }) => !managed)) throw new DataMoved()
    for await (const batch of spool.read()) await this.batch(transaction, JSON.parse(batch))
    if (!this.level.ofKitchens || kitchens.size === 0) return
    const satellites = { kitchens: [...kitchens], kept: [...met.sirets], userId: this.user.id }
    await recordChanges(transaction, this.origin, 'canteens', await detachSatellites(transaction, satellites))
  }

  private async batch(transaction: Knex.Transaction, rows: readonly RowToWrite[]): Promise<void> {
    const canteens = canteensOf(rows)
    const sirets = canteens.map(({ siret }) => siret)
    const known = await findCanteens(transaction, this.user.id, sirets)
    const before = await canteenStates(
      transaction,
      [...known.values()].map(({ id }) => id),
    )
    const ids = await writeCanteensAndTeams(transaction, canteens, false, this.user, this.publicUrl)
    const idBySiret = new Map(sirets.map((siret, index) => [siret, ids[index] ?? 0]))
    await setImportedColumns(transaction, rows, idBySiret)
    const after = await canteenStates(transaction, ids)
    const canteenChanges = [...after].flatMap(([id, state]) => changeOf(id, before.get(id) ?? null, state) ?? [])
    await recordChanges(transaction, this.origin, 'canteens', canteenChanges)

    const { type } = this.level
    const diagnostics = diagnosticsOf(rows, siret => idBySiret.get(siret) ?? null).map(({ diagnostic }) => diagnostic)
    const changes = await writeDiagnostics(transaction, type, diagnostics)
    await recordChanges(transaction, this.origin, 'diagnostics', changes)
    for (const id of ids) this.canteenIds.add(id)
    this.diagnosticCount += diagnostics.length
  }
}
