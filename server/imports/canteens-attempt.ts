import type { CanteenFileDraft, CanteenFormat } from '@ma-cantine/lib/canteens/canteen-formats'
import type { Knex } from 'knex'
import { addManagersOfFile } from '../canteens/add-managers-of-file.ts'
import type { KnownCanteen } from '../canteens/canteens-by-siret.ts'
import { loadCanteens } from '../canteens/load-canteens.ts'
import { updateCanteensOfFile } from '../canteens/update-canteens-of-file.ts'
import { type CanteenToWrite, canteenToWrite, fileValueNames } from '../canteens/write-canteens.ts'
import { type WrittenCanteens, writeCanteensOfFile } from '../canteens/write-canteens-of-file.ts'
import type { Effects } from '../history/effects.ts'
import type { Caller } from '../http/caller.ts'
import type { Settings } from '../settings/settings.ts'
import { type ImportAttempt, type KindAnswer, RowList } from './import-kind.ts'
import type { Rejection } from './rejection.ts'
import { TeamMessages } from './team-messages.ts'

interface CanteensAttemptOptions {
  readonly transaction: Knex.Transaction
  /** The stored canteens among those of the file, by the key that names them in it. */
  readonly known: ReadonlyMap<string, KnownCanteen>
  readonly format: CanteenFormat
  readonly caller: Caller
  readonly settings: Settings
}

export class CanteensAttempt implements ImportAttempt<CanteenFileDraft, CanteenToWrite[]> {
  private readonly options: CanteensAttemptOptions
  private readonly messages: TeamMessages
  /** In the order of the file. */
  private readonly ids: number[] = []

  constructor(options: CanteensAttemptOptions) {
    this.options = options
    this.messages = new TeamMessages(options.transaction, options.caller, options.settings)
  }

  createCollector(): RowList<CanteenFileDraft, CanteenToWrite> {
    const names = fileValueNames(this.options.format.table)
    return new RowList((draft, row) => canteenToWrite(draft, row, names))
  }

  async write(canteens: CanteenToWrite[], effects: Effects): Promise<void> {
    const { ids, newKitchenIds, notices } = await this.writeFile(canteens, effects)
    this.messages.add(notices, newKitchenIds)
    await effects.recordWritten(
      'canteens',
      canteens.map(({ row }, index) => ({ row, id: ids[index] ?? 0 })),
    )
    this.ids.push(...ids)
  }

  private writeFile(canteens: CanteenToWrite[], effects: Effects): Promise<WrittenCanteens> {
    const { transaction, known, format, caller } = this.options
    if (format.does === 'update') return updateCanteensOfFile(transaction, canteens, effects)
    if (format.does === 'addManagers') return addManagersOfFile(transaction, { canteens, known }, effects)
    const file = { canteens, known, onlyCreates: format.does === 'create', user: caller.user }
    return writeCanteensOfFile(transaction, file, effects)
  }

  end(effects: Effects): Promise<Rejection | null> {
    return this.messages.queue(effects)
  }

  async answer(_: Effects, written: boolean): Promise<KindAnswer> {
    return { canteens: written ? await loadCanteens(this.options.transaction, this.ids) : [] }
  }
}
