import { shownCanteens } from '@ma-cantine/lib/imports/import-answer'
import type { Knex } from 'knex'
import type { CanteenLookup } from '../canteens/canteens-by-siret.ts'
import { loadCanteens } from '../canteens/load-canteens.ts'
import type { DiagnosticRow2026 } from '../diagnostics/import-formats-2026.ts'
import { type WrittenAmounts, writeDiagnostics } from '../diagnostics/write-diagnostics.ts'
import type { Effects } from '../history/effects.ts'
import type { Caller } from '../http/caller.ts'
import type { Row2026ToWrite } from './diagnostics-2026-import.ts'
import { keysOfStaff } from './diagnostics-attempt.ts'
import { type ImportAttempt, type KindAnswer, RowList } from './import-kind.ts'

interface Diagnostics2026Options {
  readonly transaction: Knex.Transaction
  /** All the canteens of the file. */
  readonly canteens: CanteenLookup
  readonly amounts: WrittenAmounts
  readonly caller: Caller
  readonly read: (draft: DiagnosticRow2026, row: number) => Row2026ToWrite
}

export class Diagnostics2026Attempt implements ImportAttempt<DiagnosticRow2026, Row2026ToWrite[]> {
  private readonly options: Diagnostics2026Options
  /** In the order of the file. */
  private readonly canteenIds = new Set<number>()
  private count = 0

  constructor(options: Diagnostics2026Options) {
    this.options = options
  }

  createCollector(): RowList<DiagnosticRow2026, Row2026ToWrite> {
    return new RowList(this.options.read)
  }

  async write(rows: Row2026ToWrite[], effects: Effects): Promise<void> {
    const { transaction, canteens, amounts } = this.options
    const diagnostics = rows.map(({ canteenKey, diagnostic }) => ({
      ...diagnostic,
      canteenId: canteens.idOf(canteenKey),
    }))
    const ids = await writeDiagnostics(transaction, amounts, diagnostics, effects)
    await effects.recordWritten(
      'diagnostics',
      rows.map(({ row }, index) => ({ row, id: ids[index] ?? 0 })),
    )
    for (const { canteenId } of diagnostics) this.canteenIds.add(canteenId)
    this.count += rows.length
  }

  async end(): Promise<null> {
    return null
  }

  async answer(_: Effects, written: boolean): Promise<KindAnswer> {
    const { transaction, caller } = this.options
    const shownIds = [...this.canteenIds].slice(0, shownCanteens)
    return {
      count: this.count,
      canteens: written ? await loadCanteens(transaction, shownIds) : [],
      canteenCount: this.canteenIds.size,
      ...keysOfStaff(caller.user, 0),
    }
  }
}
