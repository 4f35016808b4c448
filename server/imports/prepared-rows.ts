import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import { fileReport } from '@ma-cantine/lib/imports/check-file'
import type { Report } from '@ma-cantine/lib/table-schema/report'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { ImportedRow, UploadPlan } from './checked-upload.ts'

const usualBatchRows = 5000

/** Reads a file and prepares its right rows, batch by batch. */
export class PreparedRows<Draft> {
  readonly validation: Validation<Draft>
  private readonly plan: UploadPlan<Draft>
  private waiting: ImportedRow<Draft>[] = []
  private ended: Report | null = null

  constructor(plan: UploadPlan<Draft>) {
    this.plan = plan
    this.validation = new Validation<Draft>({
      tables: plan.tables,
      onRecord: (draft, row) => this.waiting.push({ draft, row }),
    })
  }

  /** @returns what is to be written of the rows read so far, null until there are enough of them. */
  async enough(): Promise<unknown[] | null> {
    const { batchRows = usualBatchRows } = this.plan
    return this.waiting.length >= batchRows ? this.prepare() : null
  }

  /** Ends the file; rows still wait for `rest`. */
  close(): void {
    this.ended = this.validation.end()
  }

  /** @returns what is to be written of the last rows, null for none. */
  async rest(): Promise<unknown[] | null> {
    return this.waiting.length > 0 ? this.prepare() : null
  }

  /** With what `prepare` found wrong. */
  report(): FileReport {
    if (!this.ended) throw new Error('The file has not ended')
    const { schema, encoding, bom, delimiter, rows } = this.ended
    return fileReport(this.validation.errors.report({ schema, encoding, bom, delimiter, rows }))
  }

  private prepare(): Promise<unknown[]> {
    const batch = this.waiting
    this.waiting = []
    return this.plan.prepare(batch, this.validation)
  }
}
