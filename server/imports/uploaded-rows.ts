import { type FileReport, fileReport } from '@ma-cantine/lib/imports/check-file'
import { SiretCollector } from '@ma-cantine/lib/imports/siret-collector'
import type { Report } from '@ma-cantine/lib/table-schema/report'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import { Validation, type ValidationOptions } from '@ma-cantine/lib/table-schema/validation'
import type { Effects } from '../history/effects.ts'
import type { ImportAttempt, ImportedRow, ImportKind } from './import-kind.ts'
import type { Spool } from './spool.ts'

type AnyValidation = Pick<Validation, 'push' | 'pushRow' | 'end' | 'endRows'>

/** How the pieces of a file, as the spool keeps them, are checked. */
export interface RowFormat {
  push(validation: AnyValidation, piece: Uint8Array): void
  end(validation: AnyValidation): Report
}

/** The bytes of a CSV or TSV file. */
export const textFormat: RowFormat = {
  push: (validation, piece) => validation.push(piece),
  end: validation => validation.end(),
}

/**
 * The rows of an upload, which wait in the spool as they came. They are read up to three times: as they arrive, for what
 * is wrong by itself; then for what the stored data say, where that may be wrong; and as they are written.
 */
export class UploadedRows<Draft, Batch> {
  private readonly kind: ImportKind<Draft, Batch>
  private readonly format: RowFormat
  private readonly spool: Spool
  private readonly sirets = new SiretCollector(Number.POSITIVE_INFINITY)
  private readonly validation: Validation<Draft>

  constructor(kind: ImportKind<Draft, Batch>, format: RowFormat, spool: Spool) {
    this.kind = kind
    this.format = format
    this.spool = spool
    const { sirets } = this
    this.validation = this.startValidation({ watch: { field: 'siret', seen: sirets.add.bind(sirets) } })
  }

  /** Known once the header is read. */
  get table(): Table<Draft> | null {
    return this.validation.table
  }

  /** Checks a piece as it arrives: from here on the table may be known. */
  read(piece: Uint8Array): void {
    this.format.push(this.validation, piece)
  }

  /** Keeps the piece that was read last. */
  keep(piece: Uint8Array): Promise<void> {
    return this.spool.add(piece)
  }

  /** Ends the file. @returns what is wrong with it by itself. */
  end(): FileReport {
    return fileReport(this.format.end(this.validation))
  }

  /** The verdict on all the rows, given what is wrong with the file by itself: all errors are told at once. */
  async check(bySelf: FileReport): Promise<FileReport> {
    const { kind, format } = this
    if (!(await kind.meet(this.sirets.places.keys()))) return bySelf
    const waiting: ImportedRow<Draft>[] = []
    const again = this.startValidation({
      onRecord: (draft, row) => {
        kind.checkRow({ draft, row }, again)
        waiting.push({ draft, row })
      },
    })
    for await (const piece of this.spool.read()) {
      format.push(again, piece)
      while (waiting.length >= kind.batchRows) await kind.checkStored(waiting.splice(0, kind.batchRows), again)
    }
    const { schema, encoding, bom, delimiter, sheet, rows } = format.end(again)
    while (waiting.length > 0) await kind.checkStored(waiting.splice(0, kind.batchRows), again)
    const ofSheet = sheet === undefined ? {} : { sheet }
    return fileReport(again.errors.report({ schema, encoding, bom, delimiter, ...ofSheet, rows }))
  }

  /** What an import is to write, as often as asked: Node prepares rows while the database writes others. */
  batches(attempt: ImportAttempt<Draft, Batch>, effects: Effects): AsyncIterable<Batch> {
    return oneAhead(this.prepare(attempt, effects))
  }

  /** The batches are the same however the bytes came, for what an import does is told batch by batch. */
  private async *prepare(attempt: ImportAttempt<Draft, Batch>, effects: Effects): AsyncIterable<Batch> {
    const { format } = this
    const { batchRows, firstBatchRows } = this.kind
    const collector = attempt.collect(effects)
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

  private startValidation(options: Omit<ValidationOptions<Draft>, 'tables'>): Validation<Draft> {
    return new Validation<Draft>({ tables: this.kind.tables, ...options })
  }
}

/** Has the next item made while the last one is used. */
async function* oneAhead<Item>(source: AsyncIterable<Item>): AsyncIterable<Item> {
  const items = source[Symbol.asyncIterator]()
  const ask = () => {
    const next = items.next()
    // Whoever asks for it is told; until then a failure is not a crash.
    next.catch(() => {})
    return next
  }
  let next = ask()
  try {
    for (;;) {
      const { done, value } = await next
      if (done) return
      next = ask()
      yield value
    }
  } finally {
    await next.catch(() => {})
    await items.return?.()
  }
}
