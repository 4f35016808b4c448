import { BinnedRows, type Bins } from './binned-rows.ts'
import type { ByteRow } from './byte-row.ts'
import { CellBytes } from './cell-bytes.ts'
import { type HashedRows, isCompared, LineHashes } from './line-hashes.ts'
import { repeatedLines } from './repeated-lines.ts'
import type { ErrorCollector } from './report.ts'
import { endOfCell, mixed, nextHigh, nextLow, startOfHigh, startOfLow } from './row-hash.ts'
import type { CellText, Table } from './table.ts'

/** What a survey has seen of the rows of a segment, as plain data. */
export interface Surveyed {
  readonly distributions: readonly Bins[]
  readonly lines: readonly HashedRows[]
}

/** A row found among bytes. */
export interface SurveyedRow extends ByteRow {
  readonly row: number
  /** The two hashes of its cells. */
  readonly low: number
  readonly high: number
}

type Right = (place: number) => boolean

/** Looks at all the rows of a file for what only the whole of them can tell, in memory that does not grow. */
export class FileSurvey {
  private readonly distributions: readonly BinnedRows[]
  private readonly lines: LineHashes | null
  /** Of the parts taken in. */
  private readonly mergedLines: HashedRows[] = []
  private readonly cellBytes = new CellBytes()

  constructor(table: Table, compareLines = true) {
    this.distributions = table.distributions.map(({ distribution, places }) => new BinnedRows(distribution, places))
    this.lines = compareLines && table.comparesLines ? new LineHashes() : null
  }

  seeBytes(cells: SurveyedRow, isRight: Right, textAt: CellText): void {
    const { row, low, high } = cells
    for (const binned of this.distributions) {
      if (binned.places.every(isRight)) binned.see(cells, row, textAt)
    }
    if (this.lines && isCompared(row)) this.lines.add(mixed(low), mixed(high), row)
  }

  seeText(cells: readonly string[], row: number, isRight: Right, textAt: CellText): void {
    const { cellBytes } = this
    for (const binned of this.distributions) {
      if (!binned.places.every(isRight)) continue
      cellBytes.write(textAt, binned.places)
      binned.see(cellBytes, row, textAt)
    }
    if (this.lines && isCompared(row)) this.addLine(this.lines, cells, row)
  }

  private addLine(lines: LineHashes, cells: readonly string[], row: number): void {
    let low = startOfLow
    let high = startOfHigh
    for (const cell of cells) {
      const end = this.cellBytes.writeText(cell, 0)
      const { bytes } = this.cellBytes
      for (let i = 0; i < end; i++) {
        low = nextLow(low, bytes[i] as number)
        high = nextHigh(high, bytes[i] as number)
      }
      low = nextLow(low, endOfCell)
      high = nextHigh(high, endOfCell)
    }
    lines.add(mixed(low), mixed(high), row)
  }

  get surveyed(): Surveyed {
    return {
      distributions: this.distributions.map(({ bins }) => bins),
      lines: this.lines?.all ?? [],
    }
  }

  /** Takes in what was seen of rows that come after `rowsBefore` others. */
  merge({ distributions, lines }: Surveyed, rowsBefore: number): void {
    for (const [index, bins] of distributions.entries()) this.distributions[index]?.merge(bins, rowsBefore)
    for (const { row, hashes } of lines) this.mergedLines.push({ row: row + rowsBefore, hashes })
  }

  /** Warns of what it has found. `positions` are those of the schema's columns in the file. */
  tell(errors: ErrorCollector, positions: readonly number[]): void {
    for (const binned of this.distributions) {
      const [place = 0] = binned.places
      binned.tell(errors, (positions[place] ?? place) + 1)
    }
    const found = repeatedLines([...this.mergedLines, ...(this.lines?.all ?? [])], errors.maximumWarnings)
    errors.warnOf('repeated-line', null, null, [{ found, value: null }])
  }
}
