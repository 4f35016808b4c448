import { canteenColumns, readCanteenKey } from '@ma-cantine/lib/canteens/canteen-keys'
import type { Validation, ValidationOptions } from '@ma-cantine/lib/table-schema/validation'
import type { CheckedKind, ImportedRow } from './import-kind.ts'

export type StartValidation<Draft> = (options: Omit<ValidationOptions<Draft>, 'tables'>) => Validation<Draft>

/** Checks the rows of an upload against the stored data, while they are read again. */
export class StoredDataCheck<Draft> {
  /** Reads the rows; its errors are those of the file and of the stored data. */
  readonly validation: Validation<Draft>
  private readonly kind: CheckedKind<Draft>
  private readonly pendingRows: ImportedRow<Draft>[] = []
  /** The canteen of the latest row, until the row proves to be right. */
  private uncheckedCanteen: { readonly key: string; readonly row: number } | null = null

  constructor(kind: CheckedKind<Draft>, startValidation: StartValidation<Draft>) {
    this.kind = kind
    this.validation = startValidation({
      watch: { fields: canteenColumns, onCell: this.readCanteen.bind(this) },
      onRecord: this.readRightRow.bind(this),
    })
  }

  /** Checks the rows read so far, by whole batches. */
  async checkFullBatches(): Promise<void> {
    const { kind, pendingRows } = this
    while (pendingRows.length >= kind.batchRows) await this.checkNextBatch()
  }

  /** Checks what is left, once the last row was read. */
  async finish(): Promise<void> {
    this.checkWrongRow()
    while (this.pendingRows.length > 0) await this.checkNextBatch()
  }

  private checkNextBatch(): Promise<void> {
    return this.kind.checkAgainstStored(this.pendingRows.splice(0, this.kind.batchRows), this.validation)
  }

  private readCanteen(text: string, row: number, _column: number, field: string): void {
    this.checkWrongRow()
    const key = readCanteenKey(field, text)
    if (key !== null) this.uncheckedCanteen = { key, row }
  }

  private readRightRow(draft: Draft, row: number): void {
    this.uncheckedCanteen = null
    this.kind.checkRow({ draft, row }, this.validation)
    this.pendingRows.push({ draft, row })
  }

  /** The row before was wrong: no record of it came. Its canteen is checked all the same. */
  private checkWrongRow(): void {
    const { kind, uncheckedCanteen } = this
    if (uncheckedCanteen) kind.checkCanteen(uncheckedCanteen.key, uncheckedCanteen.row, this.validation)
    this.uncheckedCanteen = null
  }
}
