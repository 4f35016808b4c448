import { FileSurvey, type SurveyData } from '../file-survey.ts'
import { type ErrorCollection, ErrorCollector, type Limits } from '../report.ts'
import type { Table } from '../table.ts'
import { RowScanner } from './row-scanner.ts'

/** A part of the bytes of a file, cut anywhere. Its rows are those that start in it. */
export interface Segment {
  readonly start: number
  readonly end: number
}

/** Cuts the rows of a file into segments of about the given size. */
export function segmentsOf(rowsStart: number, size: number, segmentBytes: number): Segment[] {
  const segments: Segment[] = []
  for (let start = rowsStart; start < size; start += segmentBytes) {
    segments.push({ start, end: Math.min(start + segmentBytes, size) })
  }
  return segments
}

export interface SegmentOptions extends Limits {
  readonly table: Table
  readonly delimiter: string
  /** False for a segment after the last compared line. */
  readonly compareLines?: boolean
  /** The offset of the first row, and the size of the file. */
  readonly rowsStart: number
  readonly size: number
  /** Fills the buffer from a position of the file, and returns the number of bytes read. */
  readonly read: (buffer: Uint8Array, position: number) => number
}

/** The verdict on the rows of a segment, numbered as if they came right after the header. */
export interface SegmentVerdict extends Segment {
  readonly rows: number
  readonly errors: ErrorCollection
  readonly survey: SurveyData
}

const chunkBytes = 256 * 1024
/** When a row extends further past its segment, the file is read as a whole. */
const longestTail = 64 * 1024
const lineFeed = 0x0a

/**
 * Checks the rows that start in a segment. It takes the first line feed for the end of a row; if that is inside quotes,
 * `start` differs from the end of the previous segment, which `SegmentJoiner` detects. Null when the file is not plain
 * and must be read as a whole.
 */
export function scanSegment(segment: Segment, options: SegmentOptions): SegmentVerdict | null {
  const { table, delimiter, compareLines = true, rowsStart, size, read } = options
  const errors = new ErrorCollector(options)
  const survey = new FileSurvey(table, delimiter, compareLines)
  const scanner = RowScanner.of({ table, delimiter, errors, uniques: [], survey })
  if (!scanner) return null
  const buffer = new Uint8Array(chunkBytes)
  const verdict = (start: number, end: number): SegmentVerdict => {
    return { start, end, rows: scanner.row - 1, errors: errors.collection, survey: survey.data }
  }

  const start = segment.start <= rowsStart ? rowsStart : afterLineFeed(segment.start - 1, size, buffer, read)
  if (start === null) return null
  if (start >= segment.end) return verdict(start, start)

  let position = start
  while (position < segment.end) {
    const length = read(buffer.subarray(0, Math.min(chunkBytes, segment.end - position)), position)
    if (length === 0 || scanner.push(buffer.subarray(0, length))) return null
    position += length
  }
  while (scanner.isUnfinished && position < size) {
    const end = afterLineFeed(position, size, buffer, read)
    if (end === null || end - segment.end > longestTail) return null
    read(buffer.subarray(0, end - position), position)
    if (scanner.push(buffer.subarray(0, end - position))) return null
    position = end
  }
  if (position >= size && scanner.push(new Uint8Array(0), true)) return null
  return verdict(start, position)
}

/** The position after the next line feed, or the end of the file; null when it is too far. */
function afterLineFeed(from: number, size: number, buffer: Uint8Array, read: SegmentOptions['read']): number | null {
  const length = read(buffer.subarray(0, longestTail), from)
  const lineEnd = buffer.subarray(0, length).indexOf(lineFeed)
  if (lineEnd !== -1) return from + lineEnd + 1
  return from + length >= size ? size : null
}
