import { type FileReport, fileReport } from '@ma-cantine/lib/imports/check-file'
import { SiretCollector } from '@ma-cantine/lib/imports/siret-collector'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { Effects } from './effects.ts'
import type { PreparedAsWritten } from './preparation.ts'
import type { Spool } from './spool.ts'
import type { UploadRows } from './upload-rows.ts'

/** How much smaller the first batch is. */
const firstShare = 5

/** Rows that wait in the spool as they came, and are prepared as they are written. */
export class RowsAsWritten<Draft, Batch> implements UploadRows<Draft, Batch> {
  private readonly preparation: PreparedAsWritten<Draft, Batch>
  private readonly tables: readonly Table<Draft>[]
  private readonly spool: Spool
  private readonly sirets = new SiretCollector(Number.POSITIVE_INFINITY)
  private readonly validation: Validation<Draft>
  private ended: FileReport | null = null

  constructor(preparation: PreparedAsWritten<Draft, Batch>, tables: readonly Table<Draft>[], spool: Spool) {
    this.preparation = preparation
    this.tables = tables
    this.spool = spool
    const { sirets } = this
    this.validation = new Validation<Draft>({
      tables,
      watch: { field: 'siret', seen: sirets.add.bind(sirets) },
    })
  }

  get table() {
    return this.validation.table
  }

  read(bytes: Uint8Array): void {
    this.validation.push(bytes)
  }

  keep(bytes: Uint8Array): Promise<void> {
    return this.spool.add(bytes)
  }

  close(): void {
    this.ended = fileReport(this.validation.end())
  }

  async report(): Promise<FileReport> {
    if (!this.ended) throw new Error('The file has not ended')
    if (await this.preparation.meet(this.sirets.places.keys())) return this.ended
    // Rows are wrong by their SIRETs as well: all errors are told at once.
    const again: Validation<Draft> = new Validation<Draft>({
      tables: this.tables,
      onRecord: (draft, row) => this.preparation.checkSiret(draft, row, again),
    })
    for await (const bytes of this.spool.read()) again.push(bytes)
    return fileReport(again.end())
  }

  /** They are the same however the bytes come, for what an import does is told batch by batch. */
  async *batches(effects: Effects): AsyncIterable<Batch> {
    const { collect, batchRows } = this.preparation
    const collector = collect(effects)
    // The database is given something to do soon, then much at a time.
    let size = Math.ceil(batchRows / firstShare)
    const ready: Batch[] = []
    const again = new Validation<Draft>({
      tables: this.tables,
      onRecord: (draft, row) => {
        collector.add(draft, row)
        if (collector.size < size) return
        ready.push(collector.take())
        size = batchRows
      },
    })
    for await (const bytes of this.spool.read()) {
      again.push(bytes)
      yield* ready.splice(0)
    }
    if (again.end().errorCount > 0) throw new Error('A file that was right is wrong when it is read again')
    yield* ready
    if (collector.size > 0) yield collector.take()
  }
}
