import { canteenColumns, readCanteenKey } from '@ma-cantine/lib/canteens/canteen-keys'
import { type FileReport, fileReport, otherTables } from '@ma-cantine/lib/imports/check-file'
import type { Report } from '@ma-cantine/lib/table-schema/report'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import { Validation, type ValidationOptions } from '@ma-cantine/lib/table-schema/validation'
import type { CheckedKind, Collector } from './import-kind.ts'
import { prefetchNext } from './prefetch-next.ts'
import type { Spool } from './spool.ts'
import { StoredDataCheck } from './stored-data-check.ts'

type AnyValidation = Pick<Validation, 'push' | 'pushRow' | 'end' | 'endRows'>

/** Checks the pieces of a file, in the form that the spool stores. */
export interface RowFormat {
  push(validation: AnyValidation, piece: Uint8Array): void
  end(validation: AnyValidation): Report
}

/** Pieces of bytes of a CSV or TSV file. */
export const textFormat: RowFormat = {
  push: (validation, piece) => validation.push(piece),
  end: validation => validation.end(),
}

/**
 * The rows of an upload, stored in the spool as they came. They are read up to three times: as they arrive, for the
 * rules of the file; then, where needed, for the stored data; and as they are written.
 */
export class UploadedRows<Draft> {
  private readonly kind: CheckedKind<Draft>
  private readonly format: RowFormat
  private readonly spool: Spool
  /** The keys of the canteens that the rows name. */
  private readonly canteenKeys = new Set<string>()
  private readonly validation: Validation<Draft>

  constructor(kind: CheckedKind<Draft>, format: RowFormat, spool: Spool) {
    this.kind = kind
    this.format = format
    this.spool = spool
    this.validation = this.startValidation({
      watch: { fields: canteenColumns, onCell: (text, _row, _column, field) => this.addCanteenKey(field, text) },
    })
  }

  /** Null until the header is read. */
  get table(): Table<Draft> | null {
    return this.validation.table
  }

  /** Checks a piece as it arrives; the table may be known afterwards. */
  read(piece: Uint8Array): void {
    this.format.push(this.validation, piece)
  }

  /** Stores the piece that was read last. */
  keep(piece: Uint8Array): Promise<void> {
    return this.spool.add(piece)
  }

  /** Ends the file. @returns its report, for the rules of the file alone. */
  end(): FileReport {
    return fileReport(this.format.end(this.validation))
  }

  /**
   * Checks the rows against the stored data as well, so that all errors come in one report. @param report the report
   * for the rules of the file alone.
   */
  async check(report: FileReport): Promise<FileReport> {
    const { kind, format } = this
    // A file that names no canteen, as one without the column for it, has nothing to compare with stored data.
    if (this.canteenKeys.size === 0 || !(await kind.lookUpCanteens(this.canteenKeys))) return report
    const check = new StoredDataCheck(kind, this.startValidation.bind(this))
    const { validation } = check
    for await (const piece of this.spool.read()) {
      format.push(validation, piece)
      await check.checkFullBatches()
    }
    const { schema, encoding, bom, delimiter, sheet, rows } = format.end(validation)
    await check.finish()
    const ofSheet = sheet === undefined ? {} : { sheet }
    return fileReport(validation.errors.report({ schema, encoding, bom, delimiter, ...ofSheet, rows }))
  }

  /**
   * The batches to write, readable any number of times. Node prepares a batch while the database writes the one before.
   */
  batches<Batch>(collector: Collector<Draft, Batch>): AsyncIterable<Batch> {
    return prefetchNext(this.prepare(collector))
  }

  /**
   * Prepares the batches. Their sizes do not depend on the chunks of the upload, as the outcome of a plan depends on
   * the batches.
   */
  private async *prepare<Batch>(collector: Collector<Draft, Batch>): AsyncIterable<Batch> {
    const { format } = this
    const { batchRows, firstBatchRows } = this.kind
    let size = firstBatchRows
    const ready: Batch[] = []
    const again = this.startValidation({
      onRecord: (draft, row) => {
        collector.add(draft, row)
        if (collector.size < size) return
        ready.push(collector.take())
        size = batchRows
      },
    })
    for await (const piece of this.spool.read()) {
      format.push(again, piece)
      yield* ready.splice(0)
    }
    if (format.end(again).errorCount > 0) throw new Error('A file that was right is wrong when it is read again')
    yield* ready
    if (collector.size > 0) yield collector.take()
  }

  private addCanteenKey(field: string, text: string): void {
    const key = readCanteenKey(field, text)
    if (key !== null) this.canteenKeys.add(key)
  }

  private startValidation(options: Omit<ValidationOptions<Draft>, 'tables'>): Validation<Draft> {
    const { tables, fallback } = this.kind
    return new Validation<Draft>({ tables, fallback, otherTables: otherTables(tables), ...options })
  }
}
