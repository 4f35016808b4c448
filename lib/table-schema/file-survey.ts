import { BinnedRows, type Bins } from './binned-rows.ts'
import type { ByteRow } from './byte-row.ts'
import { CellBytes } from './cell-bytes.ts'
import { LineWriter } from './line-writer.ts'
import { isCompared, LineHashes, RepeatedLines } from './repeated-lines.ts'
import type { ErrorCollector } from './report.ts'
import { RowHash } from './row-hash.ts'
import type { CellText, Table } from './table.ts'

/** What a survey has seen of the rows of a segment, as plain data. */
export interface Surveyed {
  readonly distributions: readonly Bins[]
  readonly lines: Int32Array
}

/** A row found among bytes, with what tells whether its bytes are its cells. */
export interface SurveyedBytes extends ByteRow {
  readonly row: number
  readonly rowStart: number
  /** A cell is in quotes. */
  readonly quoted: boolean
}

type Right = (place: number) => boolean

/** Looks at all the rows of a file for what only the whole of them can tell, in memory that does not grow. */
export class FileSurvey {
  private readonly distributions: readonly BinnedRows[]
  private readonly lines: RepeatedLines | LineHashes | null
  private readonly line: LineWriter
  private readonly hash = new RowHash()
  private readonly cellBytes = new CellBytes()

  constructor(table: Table, delimiter: string, lines: RepeatedLines | LineHashes | null) {
    this.distributions = table.distributions.map(({ distribution, places }) => new BinnedRows(distribution, places))
    this.lines = table.comparesLines ? lines : null
    this.line = new LineWriter(delimiter)
  }

  /** A row whose cells are found among bytes; `count` of them are there. */
  seeBytes(cells: SurveyedBytes, count: number, isRight: Right, textAt: CellText): void {
    const { row } = cells
    for (const binned of this.distributions) {
      if (binned.places.every(isRight)) binned.see(cells, row, textAt)
    }
    if (!this.lines || !isCompared(row)) return
    if (cells.quoted) {
      this.line.writeBytes(cells, cells.rowStart, count)
      this.seeLine(this.line.bytes, 0, this.line.length, row)
    } else this.seeLine(cells.bytes, cells.rowStart, cells.ends[count - 1] as number, row)
  }

  /** A row of text. */
  seeText(cells: readonly string[], row: number, isRight: Right, textAt: CellText): void {
    const { cellBytes } = this
    for (const binned of this.distributions) {
      if (!binned.places.every(isRight)) continue
      cellBytes.write(textAt, binned.places)
      binned.see(cellBytes, row, textAt)
    }
    if (!this.lines || !isCompared(row)) return
    this.line.writeCells(cells)
    this.seeLine(this.line.bytes, 0, this.line.length, row)
  }

  private seeLine(bytes: Uint8Array, start: number, end: number, row: number): void {
    this.hash.of(bytes, start, end)
    this.lines?.add(this.hash.low, this.hash.high, row)
  }

  get surveyed(): Surveyed {
    return {
      distributions: this.distributions.map(({ bins }) => bins),
      lines: this.lines instanceof LineHashes ? this.lines.all : new Int32Array(0),
    }
  }

  /** Takes in what was seen of rows that come after `rowsBefore` others. */
  merge({ distributions, lines }: Surveyed, rowsBefore: number): void {
    for (const [index, bins] of distributions.entries()) this.distributions[index]?.merge(bins, rowsBefore)
    if (this.lines instanceof RepeatedLines) this.lines.merge(lines, rowsBefore)
  }

  /** Warns of what it has found. `positions` are those of the schema's columns in the file. */
  tell(errors: ErrorCollector, positions: readonly number[]): void {
    for (const binned of this.distributions) {
      const [place = 0] = binned.places
      binned.tell(errors, (positions[place] ?? place) + 1)
    }
    if (this.lines instanceof RepeatedLines) {
      errors.warnOf('repeated-line', null, null, [{ found: this.lines.found, value: null }])
    }
  }
}
