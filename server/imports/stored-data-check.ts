import { isSiretForm } from '@ma-cantine/lib/imports/siret-collector'
import type { Validation, ValidationOptions } from '@ma-cantine/lib/table-schema/validation'
import type { ImportedRow, ImportKind } from './import-kind.ts'

export type StartValidation<Draft> = (options: Omit<ValidationOptions<Draft>, 'tables'>) => Validation<Draft>

/** Checks the rows of an upload against the stored data, while they are read again. */
export class StoredDataCheck<Draft> {
  /** Reads the rows; its errors are those of the file and of the stored data. */
  readonly validation: Validation<Draft>
  private readonly kind: ImportKind<Draft, unknown>
  private readonly pendingRows: ImportedRow<Draft>[] = []
  /** The SIRET of the latest row, until the row proves to be right. */
  private uncheckedSiret: { readonly siret: string; readonly row: number } | null = null

  constructor(kind: ImportKind<Draft, unknown>, startValidation: StartValidation<Draft>) {
    this.kind = kind
    this.validation = startValidation({
      watch: { field: 'siret', onCell: this.readSiret.bind(this) },
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

  private readSiret(text: string, row: number): void {
    this.checkWrongRow()
    if (isSiretForm(text.trim())) this.uncheckedSiret = { siret: text.trim(), row }
  }

  private readRightRow(draft: Draft, row: number): void {
    this.uncheckedSiret = null
    this.kind.checkRow({ draft, row }, this.validation)
    this.pendingRows.push({ draft, row })
  }

  /** The row before was wrong: no record of it came. Its canteen is checked all the same. */
  private checkWrongRow(): void {
    if (this.uncheckedSiret) this.kind.checkSiret(this.uncheckedSiret.siret, this.uncheckedSiret.row, this.validation)
    this.uncheckedSiret = null
  }
}
