import { type FileReport, fileReport } from '@ma-cantine/lib/imports/check-file'
import { SiretCollector } from '@ma-cantine/lib/imports/siret-collector'
import type { Report } from '@ma-cantine/lib/table-schema/report'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { ImportedRow, PreparedAsReceived } from './preparation.ts'
import type { Spool } from './spool.ts'
import type { UploadRows } from './upload-rows.ts'

/** Rows that are prepared as they arrive, and wait in the spool to be written. */
export class RowsAsReceived<Draft, Batch> implements UploadRows<Draft, Batch> {
  private readonly preparation: PreparedAsReceived<Draft, Batch>
  private readonly spool: Spool
  private readonly validation: Validation<Draft>
  private readonly sirets = new SiretCollector(Number.POSITIVE_INFINITY)
  private readonly encoder = new TextEncoder()
  private waiting: ImportedRow<Draft>[] = []
  private ended: Report | null = null

  constructor(preparation: PreparedAsReceived<Draft, Batch>, tables: readonly Table<Draft>[], spool: Spool) {
    this.preparation = preparation
    this.spool = spool
    const { sirets } = this
    this.validation = new Validation<Draft>({
      tables,
      watch: { field: 'siret', seen: sirets.add.bind(sirets) },
      onRecord: (draft, row) => this.waiting.push({ draft, row }),
    })
  }

  get table() {
    return this.validation.table
  }

  read(bytes: Uint8Array): void {
    this.validation.push(bytes)
  }

  /** In whole batches: they are the same however the bytes come, for what an import does is told batch by batch. */
  async keep(): Promise<void> {
    while (this.waiting.length >= this.preparation.batchRows) await this.prepare()
  }

  close(): void {
    this.ended = this.validation.end()
  }

  async report(): Promise<FileReport> {
    if (!this.ended) throw new Error('The file has not ended')
    while (this.waiting.length > 0) await this.prepare()
    if (this.validation.errors.count > 0) await this.preparation.meet(this.sirets.places.keys())
    // With what was found wrong as rows were prepared.
    const { schema, encoding, bom, delimiter, rows } = this.ended
    return fileReport(this.validation.errors.report({ schema, encoding, bom, delimiter, rows }))
  }

  async *batches(): AsyncIterable<Batch> {
    for await (const bytes of this.spool.read()) yield JSON.parse(bytes.toString()) as Batch
  }

  private async prepare(): Promise<void> {
    const { batchRows } = this.preparation
    const rows = this.waiting.slice(0, batchRows)
    this.waiting = this.waiting.slice(batchRows)
    const batch = await this.preparation.prepare(rows, this.validation)
    // After one error nothing will be written: the rest is only checked.
    if (this.validation.errors.count > 0) return
    await this.spool.add(this.encoder.encode(JSON.stringify(batch)))
  }
}
