import { type FileReport, fileReport } from '@ma-cantine/lib/imports/check-file'
import type { Report } from '@ma-cantine/lib/table-schema/report'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { ImportedRow, UploadPlan } from './checked-upload.ts'

const usualBatchRows = 5000

/** Reads a file and prepares its right rows, batch by batch. */
export class PreparedRows<Draft> {
  readonly validation: Validation<Draft>
  private readonly plan: UploadPlan<Draft>
  private readonly batchRows: number
  private waiting: ImportedRow<Draft>[] = []
  private ended: Report | null = null

  constructor(plan: UploadPlan<Draft>) {
    this.plan = plan
    this.batchRows = plan.batchRows ?? usualBatchRows
    this.validation = new Validation<Draft>({
      tables: plan.tables,
      onRecord: (draft, row) => this.waiting.push({ draft, row }),
    })
  }

  /**
   * What is to be written of the rows read so far, in whole batches: they are the same however the bytes come, for what
   * an import does is told batch by batch.
   */
  async *batches(): AsyncIterable<unknown[]> {
    while (this.waiting.length >= this.batchRows) yield await this.prepare()
  }

  /** Ends the file; its last rows wait for `rest`. */
  close(): void {
    this.ended = this.validation.end()
  }

  /** What is to be written of the last rows. */
  async *rest(): AsyncIterable<unknown[]> {
    while (this.waiting.length > 0) yield await this.prepare()
  }

  /** With what `prepare` found wrong. */
  report(): FileReport {
    if (!this.ended) throw new Error('The file has not ended')
    const { schema, encoding, bom, delimiter, rows } = this.ended
    return fileReport(this.validation.errors.report({ schema, encoding, bom, delimiter, rows }))
  }

  private prepare(): Promise<unknown[]> {
    const batch = this.waiting.slice(0, this.batchRows)
    this.waiting = this.waiting.slice(this.batchRows)
    return this.plan.prepare(batch, this.validation)
  }
}
