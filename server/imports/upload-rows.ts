import { type FileReport, fileReport } from '@ma-cantine/lib/imports/check-file'
import { SiretCollector } from '@ma-cantine/lib/imports/siret-collector'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import { type Batch, batchOf, batchOfText } from './batch.ts'
import type { UploadPlan } from './checked-upload.ts'
import { PreparedRows } from './prepared-rows.ts'

/** The rows of an upload while it arrives, and once it is known to be right. */
export interface UploadRows<Draft> {
  /** Known once the header is read. */
  readonly table: Table<Draft> | null
  /** Checks bytes: from here on the table may be known. */
  read(bytes: Uint8Array): void
  /** Keeps the bytes that were read last, or what was made of them. */
  keep(bytes: Uint8Array): Promise<void>
  /** Ends the file: from here on the table is known, if ever. */
  close(): void
  report(): Promise<FileReport>
  /** What is to be written, as often as asked. */
  batches(): AsyncIterable<Batch>
}

/** Rows that are prepared as they arrive, and wait in the spool to be written. */
export class RowsPreparedFirst<Draft> implements UploadRows<Draft> {
  private readonly plan: UploadPlan<Draft>
  private readonly reading: PreparedRows<Draft>
  private readonly rowCounts: number[] = []
  private readonly encoder = new TextEncoder()

  constructor(plan: UploadPlan<Draft>) {
    this.plan = plan
    this.reading = new PreparedRows(plan)
  }

  get table() {
    return this.reading.validation.table
  }

  read(bytes: Uint8Array): void {
    this.reading.validation.push(bytes)
  }

  async keep(): Promise<void> {
    for await (const items of this.reading.batches()) await this.spool(items)
  }

  close(): void {
    this.reading.close()
  }

  async report(): Promise<FileReport> {
    for await (const items of this.reading.rest()) await this.spool(items)
    return this.reading.report()
  }

  async *batches(): AsyncIterable<Batch> {
    let index = 0
    for await (const bytes of this.plan.spool.read()) {
      yield batchOfText(this.rowCounts[index++] ?? 0, bytes.toString())
    }
  }

  private async spool(items: unknown[]): Promise<void> {
    // After one error nothing will be written: the rest is only checked.
    if (this.reading.validation.errors.count > 0) return
    await this.plan.spool.add(this.encoder.encode(JSON.stringify(items)))
    this.rowCounts.push(items.length)
  }
}

/**
 * Rows that wait in the spool as they came, and are prepared while those before them are written: where nothing but its
 * SIRET can make a right row be refused.
 */
export class RowsPreparedLast<Draft> implements UploadRows<Draft> {
  private readonly plan: UploadPlan<Draft>
  private readonly accepts: NonNullable<UploadPlan<Draft>['accepts']>
  private readonly sirets = new SiretCollector()
  private readonly validation: Validation<Draft>
  private ended: FileReport | null = null

  constructor(plan: UploadPlan<Draft>, accepts: NonNullable<UploadPlan<Draft>['accepts']>) {
    this.plan = plan
    this.accepts = accepts
    const { sirets } = this
    this.validation = new Validation<Draft>({
      tables: plan.tables,
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
    return this.plan.spool.add(bytes)
  }

  close(): void {
    this.ended = fileReport(this.validation.end())
  }

  async report(): Promise<FileReport> {
    if (!this.ended) throw new Error('The file has not ended')
    const { places, overflowed } = this.sirets
    if (!overflowed && (await this.accepts(places.keys()))) return this.ended
    // Rows are wrong by their SIRETs as well: all errors are told at once.
    const reading = new PreparedRows(this.plan)
    for await (const _items of this.readAgain(reading));
    return reading.report()
  }

  async *batches(): AsyncIterable<Batch> {
    const reading = new PreparedRows(this.plan)
    for await (const items of this.readAgain(reading)) yield batchOf(items)
    if (!reading.report().valid) throw new Error('A file that was right is wrong when it is read again')
  }

  private async *readAgain(reading: PreparedRows<Draft>): AsyncIterable<unknown[]> {
    for await (const bytes of this.plan.spool.read()) {
      reading.validation.push(bytes)
      yield* reading.batches()
    }
    reading.close()
    yield* reading.rest()
  }
}
