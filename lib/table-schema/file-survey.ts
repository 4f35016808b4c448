import { BinnedRows, type Bins } from './binned-rows.ts'
import type { ByteRow } from './byte-row.ts'
import { CellBytes } from './cell-bytes.ts'
import { comparedLines, type HashedRows, isCompared, LineHashes } from './line-hashes.ts'
import { LineWriter } from './line-writer.ts'
import { RepeatedLines } from './repeated-lines.ts'
import type { ErrorCollector } from './report.ts'
import { RowHash } from './row-hash.ts'
import { spread } from './row-key.ts'
import { rowsPerGroup } from './rows-per-group.ts'
import type { CellText, Table } from './table.ts'

/** What a survey has seen of the rows of a segment, as plain data. */
export interface Surveyed {
  readonly distributions: readonly Bins[]
  readonly lines: readonly HashedRows[]
  readonly keys: readonly HashedRows[]
}

/** The memory of what was seen: handed over to another thread, it need not be copied. */
export const buffersOf = ({ distributions, lines, keys }: Surveyed): ArrayBuffer[] =>
  [
    ...distributions.flatMap(({ counts, rowSums, firsts, cells }) => [counts, rowSums, firsts, cells]),
    ...[...lines, ...keys].map(({ hashes }) => hashes),
  ].map(({ buffer }) => buffer)

/** A row found among bytes. */
export interface SurveyedRow extends ByteRow {
  readonly row: number
  readonly rowStart: number
  /** The row has quotes around the cells that need them, and no others. */
  readonly likeItsCells: boolean
}

type Right = (place: number) => boolean

/** Looks at all the rows of a file for what only the whole of them can tell, in memory that does not grow. */
export class FileSurvey {
  private readonly distributions: readonly BinnedRows[]
  private readonly rowKey: Table['rowKey']
  private readonly fields: readonly string[]
  private readonly lines: LineHashes | null
  private readonly keys: LineHashes | null
  /** Of the parts taken in. */
  private merged: RepeatedLines | null = null
  private mergedKeys: RepeatedLines | null = null
  private readonly cellBytes = new CellBytes()
  private readonly line: LineWriter
  private readonly hash = new RowHash()

  constructor(table: Table, delimiter: string, compareLines = true) {
    this.line = new LineWriter(delimiter)
    this.distributions = table.distributions.map(({ distribution, places }) => new BinnedRows(distribution, places))
    this.rowKey = table.rowKey
    this.fields = table.schema.fields.map(({ name }) => name)
    this.lines = compareLines && table.comparesLines ? new LineHashes() : null
    this.keys = compareLines && table.rowKey ? new LineHashes() : null
  }

  /** `verdicts` are 0 for the cells that are right; null when all are. */
  seeBytes(cells: SurveyedRow, count: number, verdicts: readonly number[] | null, textAt: CellText): void {
    const { row } = cells
    for (const binned of this.distributions) {
      if (verdicts === null || binned.places.every(place => verdicts[place] === 0)) binned.see(cells, row)
    }
    if (verdicts === null || this.rowKey?.places.every(place => verdicts[place] === 0)) this.addKey(cells, row)
    if (!this.lines || !isCompared(row)) return
    if (cells.likeItsCells) this.addBytes(this.lines, cells.bytes, cells.rowStart, endOf(cells, count - 1), row)
    else
      this.addLine(
        this.lines,
        Array.from({ length: count }, (_, index) => textAt(index)),
        row,
      )
  }

  seeText(cells: readonly string[], row: number, isRight: Right, textAt: CellText): void {
    const { cellBytes } = this
    for (const binned of this.distributions) {
      if (!binned.places.every(isRight)) continue
      cellBytes.write(textAt, binned.places)
      binned.see(cellBytes, row)
    }
    if (this.rowKey?.places.every(isRight)) {
      cellBytes.write(textAt, this.rowKey.places)
      this.addKey(cellBytes, row)
    }
    if (this.lines && isCompared(row)) this.addLine(this.lines, cells, row)
  }

  private addKey(cells: ByteRow, row: number): void {
    if (!this.keys || !this.rowKey || !isCompared(row)) return
    const { key, places } = this.rowKey
    const halves = key.read(cells, places)
    if (halves) this.keys.add(...spread(halves), row)
  }

  private addLine(lines: LineHashes, cells: readonly string[], row: number): void {
    this.line.write(cells)
    this.addBytes(lines, this.line.bytes, 0, this.line.length, row)
  }

  private addBytes(lines: LineHashes, bytes: Uint8Array, start: number, end: number, row: number): void {
    this.hash.of(bytes, start, end)
    lines.add(this.hash.low, this.hash.high, row)
  }

  get surveyed(): Surveyed {
    return {
      distributions: this.distributions.map(({ bins }) => bins),
      lines: this.lines?.all ?? [],
      keys: this.keys?.all ?? [],
    }
  }

  /** Takes in what was seen of rows that come after `rowsBefore` others. */
  merge({ distributions, lines, keys }: Surveyed, rowsBefore: number): void {
    for (const [index, bins] of distributions.entries()) this.distributions[index]?.merge(bins, rowsBefore)
    // Only a large file is read in parts.
    this.merged ??= new RepeatedLines(comparedLines)
    for (const { row, hashes } of lines) this.merged.add({ row: row + rowsBefore, hashes })
    if (!this.rowKey) return
    this.mergedKeys ??= new RepeatedLines(comparedLines)
    for (const { row, hashes } of keys) this.mergedKeys.add({ row: row + rowsBefore, hashes })
  }

  /** Warns of what it has found. `positions` are those of the schema's columns in the file. */
  tell(errors: ErrorCollector, positions: readonly number[]): void {
    for (const binned of this.distributions) {
      const [place = 0] = binned.places
      binned.tell(errors, (positions[place] ?? place) + 1)
    }
    const found = (this.merged ?? repeatedAmong(this.lines)).found(errors.maximumWarnings)
    errors.warnOf('repeated-line', null, null, [{ found, value: null }])
    if (this.rowKey) this.tellKeys(errors, positions, this.rowKey)
  }

  private tellKeys(errors: ErrorCollector, positions: readonly number[], { key, places }: TableKey): void {
    const [place = 0] = places
    // A group of errors names its first rows, even where no error is kept whole.
    const maximum = Math.max(errors.maximumErrors, rowsPerGroup)
    const found = (this.mergedKeys ?? repeatedAmong(this.keys)).found(maximum)
    errors.addOf(key.code, (positions[place] ?? place) + 1, this.fields[place] ?? null, [{ found, value: null }])
  }
}

type TableKey = NonNullable<Table['rowKey']>

function repeatedAmong(hashes: LineHashes | null): RepeatedLines {
  const parts = hashes?.all ?? []
  const repeated = new RepeatedLines(parts.reduce((sum, part) => sum + part.hashes.length / 2, 0))
  for (const part of parts) repeated.add(part)
  return repeated
}

const quote = 0x22

/** Where the last cell of a row ends, its quote included. */
function endOf({ bytes, starts, ends, rowStart }: SurveyedRow, last: number): number {
  const start = starts[last] as number
  const end = ends[last] as number
  return start > rowStart && bytes[start - 1] === quote ? end + 1 : end
}
