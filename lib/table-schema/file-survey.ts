import { BinnedRows, type Bins } from './binned-rows.ts'
import type { ByteRow } from './byte-row.ts'
import { CellBytes } from './cell-bytes.ts'
import { comparedLines, type HashedRows, isCompared, LineHashes } from './line-hashes.ts'
import { LineWriter } from './line-writer.ts'
import { RepeatedLines } from './repeated-lines.ts'
import type { ErrorCollector } from './report.ts'
import { RowHash } from './row-hash.ts'
import { spreadBits } from './row-key.ts'
import { rowsPerGroup } from './rows-per-group.ts'
import type { CellText, Table } from './table.ts'

/** The result of the survey of a segment, as data that threads can exchange. */
export interface SurveyData {
  readonly distributions: readonly Bins[]
  readonly lines: readonly HashedRows[]
  readonly keys: readonly HashedRows[]
}

/** The buffers of a survey, which can be transferred to another thread without a copy. */
export const buffersOf = ({ distributions, lines, keys }: SurveyData): ArrayBuffer[] =>
  [
    ...distributions.flatMap(({ counts, rowSums, firsts, cells }) => [counts, rowSums, firsts, cells]),
    ...[...lines, ...keys].map(({ hashes }) => hashes),
  ].map(({ buffer }) => buffer)

/** A row that the scanner found in the bytes of a file. */
export interface SurveyedRow extends ByteRow {
  readonly row: number
  readonly rowStart: number
  /** The row has quotes around the cells that need them, and around no others. */
  readonly isCanonical: boolean
}

type CellTest = (place: number) => boolean

/** Collects from all rows what warnings about the whole file need, in memory that does not grow. */
export class FileSurvey {
  private readonly distributions: readonly BinnedRows[]
  private readonly rowKey: Table['rowKey']
  private readonly fields: readonly string[]
  private readonly lines: LineHashes | null
  private readonly keys: LineHashes | null
  /** The lines of the parts merged so far. */
  private mergedLines: RepeatedLines | null = null
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

  /** @param verdicts by cell, 0 when it is right; null when all are. */
  addByteRow(cells: SurveyedRow, count: number, verdicts: readonly number[] | null, textAt: CellText): void {
    const { row } = cells
    for (const binned of this.distributions) {
      if (verdicts === null || binned.places.every(place => verdicts[place] === 0)) binned.add(cells, row)
    }
    if (verdicts === null || this.rowKey?.places.every(place => verdicts[place] === 0)) this.addKey(cells, row)
    if (!this.lines || !isCompared(row)) return
    if (cells.isCanonical) this.addBytes(this.lines, cells.bytes, cells.rowStart, endOf(cells, count - 1), row)
    else
      this.addLine(
        this.lines,
        Array.from({ length: count }, (_, index) => textAt(index)),
        row,
      )
  }

  addTextRow(cells: readonly string[], row: number, isRight: CellTest, textAt: CellText): void {
    const { cellBytes } = this
    for (const binned of this.distributions) {
      if (!binned.places.every(isRight)) continue
      cellBytes.write(textAt, binned.places)
      binned.add(cellBytes, row)
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
    if (halves) this.keys.add(...spreadBits(halves), row)
  }

  private addLine(lines: LineHashes, cells: readonly string[], row: number): void {
    this.line.write(cells)
    this.addBytes(lines, this.line.bytes, 0, this.line.length, row)
  }

  private addBytes(lines: LineHashes, bytes: Uint8Array, start: number, end: number, row: number): void {
    this.hash.compute(bytes, start, end)
    lines.add(this.hash.low, this.hash.high, row)
  }

  get data(): SurveyData {
    return {
      distributions: this.distributions.map(({ bins }) => bins),
      lines: this.lines?.all ?? [],
      keys: this.keys?.all ?? [],
    }
  }

  /** Adds the survey of another part, whose rows come after `rowsBefore` others. */
  merge({ distributions, lines, keys }: SurveyData, rowsBefore: number): void {
    for (const [index, bins] of distributions.entries()) this.distributions[index]?.merge(bins, rowsBefore)
    // Only a large file has parts, so this is the right size.
    this.mergedLines ??= new RepeatedLines(comparedLines)
    for (const { row, hashes } of lines) this.mergedLines.add({ row: row + rowsBefore, hashes })
    if (!this.rowKey) return
    this.mergedKeys ??= new RepeatedLines(comparedLines)
    for (const { row, hashes } of keys) this.mergedKeys.add({ row: row + rowsBefore, hashes })
  }

  /** Adds the warnings and errors about the whole file. @param positions of the schema's columns in the file. */
  report(errors: ErrorCollector, positions: readonly number[]): void {
    for (const binned of this.distributions) {
      const [place = 0] = binned.places
      binned.warn(errors, (positions[place] ?? place) + 1)
    }
    const rows = (this.mergedLines ?? findRepeatedLines(this.lines)).findRows(errors.maximumWarnings)
    errors.warnRows('repeated-line', null, null, [{ rows, value: null }])
    if (this.rowKey) this.reportKeys(errors, positions, this.rowKey)
  }

  private reportKeys(errors: ErrorCollector, positions: readonly number[], { key, places }: TableKey): void {
    const [place = 0] = places
    // A group of errors names its first rows, even when the report holds none of its errors.
    const maximum = Math.max(errors.maximumErrors, rowsPerGroup)
    const rows = (this.mergedKeys ?? findRepeatedLines(this.keys)).findRows(maximum)
    errors.addRows(key.code, (positions[place] ?? place) + 1, this.fields[place] ?? null, [{ rows, value: null }])
  }
}

type TableKey = NonNullable<Table['rowKey']>

function findRepeatedLines(hashes: LineHashes | null): RepeatedLines {
  const parts = hashes?.all ?? []
  const lines = new RepeatedLines(parts.reduce((sum, part) => sum + part.hashes.length / 2, 0))
  for (const part of parts) lines.add(part)
  return lines
}

const quote = 0x22

/** The end of the last cell of a row, quote included. */
function endOf({ bytes, starts, ends, rowStart }: SurveyedRow, last: number): number {
  const start = starts[last] as number
  const end = ends[last] as number
  return start > rowStart && bytes[start - 1] === quote ? end + 1 : end
}
