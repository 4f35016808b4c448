import { type ByteSource, chunksOf } from '../imports/byte-source.ts'
import { describeError } from '../imports/describe-error.ts'
import type { ErrorCode } from '../imports/error-code.ts'
import { RowOrigins } from '../mapping/row-origins.ts'
import { makePrintable } from '../reports/make-printable.ts'
import type { Dialect } from '../table-schema/dialect.ts'
import type { Encoding } from '../table-schema/encoding.ts'
import type { TableError } from '../table-schema/error.ts'
import { isBlank } from '../table-schema/invisible-characters.ts'
import { joinChunks } from '../table-schema/join-chunks.ts'
import { newCell } from '../table-schema/new-cell.ts'
import { reasonsLabel, reasonsPosition } from '../table-schema/reasons-column.ts'
import { rowErrors } from '../table-schema/row-errors.ts'
import type { Table } from '../table-schema/table.ts'
import { cellBytes, cutRow, joinRow, lineEndOf } from './raw-row.ts'
import { RawRows } from './raw-rows.ts'
import { type FileEncoder, fileEncoder } from './text-encoder.ts'

export interface SplitOptions {
  /** The table of the file, whose header is right and which was read to its end. */
  readonly table: Table
  /** The encoding of the file of wrong rows. */
  readonly encoding: Encoding
  /** Why a row that is right by itself is refused, in a sentence; null when it is not. */
  readonly refuse: (cells: readonly string[], row: number) => string | null
  /** Receive the bytes of both files, in order, and are awaited. Right rows are written in UTF-8. */
  readonly writeRight: (bytes: Uint8Array) => void | Promise<void>
  readonly writeWrong: (bytes: Uint8Array) => void | Promise<void>
}

export interface RowSplit {
  readonly rightRows: number
  readonly wrongRows: number
  /** Where each row of the file of right rows comes from. */
  readonly origins: RowOrigins
}

/**
 * Splits a file into its right rows and its wrong ones, each with the reasons why in a last column. Cells keep their bytes.
 * Empty rows are in neither. Memory does not grow with the file. Rejects only when the source or a writer fails.
 */
export async function splitRows(source: ByteSource, options: SplitOptions): Promise<RowSplit> {
  const splitter = new RowSplitter(options)
  const rows = new RawRows({
    tables: [options.table],
    onRow: splitter.readRow.bind(splitter),
    // A file that is read to its end leaves nothing.
    onRest: () => {},
  })
  const drain = async () => {
    const { right, wrong } = splitter.take()
    if (right.length > 0) await options.writeRight(right)
    if (wrong.length > 0) await options.writeWrong(wrong)
  }
  for await (const chunk of chunksOf(source)) {
    rows.push(chunk)
    await drain()
  }
  rows.end()
  await drain()
  return splitter
}

class RowSplitter implements RowSplit {
  rightRows = 0
  wrongRows = 0
  readonly origins = new RowOrigins()
  private readonly options: SplitOptions
  private readonly encoder: FileEncoder
  private errorsOf: ReturnType<typeof rowErrors> = () => []
  private row = 0
  /** The position of the reasons that the file already has; -1 when it has none. */
  private reasons = -1
  private right: Uint8Array[] = []
  private wrong: Uint8Array[] = []

  constructor(options: SplitOptions) {
    this.options = options
    this.encoder = fileEncoder(options.encoding)
    // A spreadsheet needs it to show accents.
    this.wrong.push(this.encoder.byteOrderMark)
  }

  readRow(cells: readonly string[], bytes: Uint8Array, dialect: Dialect): void {
    this.row++
    const { row } = this
    const { table, refuse } = this.options
    if (row === 1) {
      this.reasons = reasonsPosition(cells, [table])
      this.errorsOf = rowErrors(table, { delimiter: dialect.delimiter, comparesRows: true })
      this.keep(bytes)
      this.giveBack(cells, bytes, dialect, reasonsLabel)
      return
    }
    const own = this.reasons === -1 ? cells : cells.toSpliced(this.reasons, 1)
    if (own.every(isBlank)) return
    const sentences = this.errorsOf(own, row).map(error => this.sentence(error))
    const refusal = sentences.length === 0 ? refuse(own, row) : null
    if (refusal !== null) sentences.push(refusal)
    if (sentences.length === 0) {
      this.rightRows++
      this.keep(bytes)
      return
    }
    this.wrongRows++
    // They say the row of the file that it comes from. A person may open it in another language: files are in French.
    const text = makePrintable(`Ligne ${row} : ${sentences.join(' ')}`.replace(/\s+/g, ' '))
    this.giveBack(cells, bytes, dialect, text)
  }

  take(): { readonly right: Uint8Array; readonly wrong: Uint8Array } {
    const taken = { right: joinChunks(this.right), wrong: joinChunks(this.wrong) }
    this.right = []
    this.wrong = []
    return taken
  }

  private sentence(error: TableError): string {
    const { message, advice } = describeError(error as TableError<ErrorCode>, this.options.table.schema, 'fr')
    return `${message} ${advice}`.trim()
  }

  private keep(bytes: Uint8Array): void {
    this.origins.add(this.row)
    this.right.push(new Uint8Array(bytes))
  }

  /** Writes a row as it is, with its reasons in the column after the last one of the table. */
  private giveBack(cells: readonly string[], bytes: Uint8Array, dialect: Dialect, reasons: string): void {
    const write = (text: string) => `${dialect.skipInitialSpace ? ' ' : ''}${newCell(text, dialect)}`
    const all = cutRow(bytes, dialect, cells)?.map(cell => cellBytes(bytes, cell)) ?? cells.map(write)
    const own = this.reasons === -1 ? all : all.toSpliced(this.reasons, 1)
    const missing = Math.max(0, this.options.table.schema.fields.length - own.length)
    const row = [...own, ...Array<string>(missing).fill(''), write(reasons)]
    this.wrong.push(this.encoder.encode(joinRow(row, lineEndOf(bytes), dialect)))
  }
}
