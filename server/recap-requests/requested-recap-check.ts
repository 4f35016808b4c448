import type { RecapDraft } from '@ma-cantine/lib/recaps/recap-draft'
import { recapTable } from '@ma-cantine/lib/recaps/recap-table'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import { addCanteenError, addCellError } from '../imports/cell-errors.ts'
import type { CheckedKind, ImportedRow } from '../imports/import-kind.ts'
import type { OpenedLink } from './open-link.ts'

/** Checks the file that a supplier gives for a request: it names no other canteen, and no other days. */
export class RequestedRecapCheck implements CheckedKind<RecapDraft> {
  readonly tables: readonly Table<RecapDraft>[] = [recapTable]
  readonly fallback = recapTable
  readonly batchRows = 4000
  readonly firstBatchRows = 4000
  private readonly sirets: ReadonlySet<string>
  private readonly firstDay: string
  private readonly lastDay: string

  constructor({ row, canteens }: OpenedLink) {
    this.sirets = new Set(canteens.flatMap(({ siret }) => siret ?? []))
    this.firstDay = row.firstDay
    this.lastDay = row.lastDay
  }

  refuseTable(): null {
    return null
  }

  async lookUpCanteens(): Promise<boolean> {
    return true
  }

  checkCanteen(key: string, row: number, validation: Validation<RecapDraft>): void {
    if (!this.sirets.has(key)) addCanteenError(validation, 'not-requested-canteen', row, key)
  }

  checkRow({ draft, row }: ImportedRow<RecapDraft>, validation: Validation<RecapDraft>): void {
    this.checkCanteen(draft.siret ?? '', row, validation)
    const { firstDay, lastDay } = this
    const first = draft.firstDay ?? ''
    const last = draft.lastDay ?? ''
    if (first < firstDay) {
      const error = { code: 'before-requested-period', row, field: 'date_debut', value: first } as const
      addCellError(validation, { ...error, expected: firstDay })
    }
    if (last > lastDay) {
      const error = { code: 'after-requested-period', row, field: 'date_fin', value: last } as const
      addCellError(validation, { ...error, expected: lastDay })
    }
  }

  async checkAgainstStored(): Promise<void> {}
}
