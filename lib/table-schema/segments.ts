import type { SegmentVerdict } from './automaton/segment.ts'
import { FileSurvey } from './file-survey.ts'
import { readHead } from './head.ts'
import { matchHeader } from './header.ts'
import { isCompared } from './line-hashes.ts'
import { ErrorCollector, type Limits, type Report } from './report.ts'
import { maximumRowBytes } from './row-reader.ts'
import { recogniseTable, type Table } from './table.ts'

/** The facts about a file that the checks of its segments need. */
export interface SegmentedFile {
  readonly table: Table
  readonly delimiter: string
  readonly bom: boolean
  /** The offset of the first row of data. */
  readonly rowsStart: number
}

/**
 * Decides from the first bytes of a file whether its rows can be checked in any order. Null when the file is not plain,
 * or when a column must be unique.
 */
export function segmentedFile(start: Uint8Array, tables: readonly Table[]): SegmentedFile | null {
  if (start.length > maximumRowBytes) throw new RangeError('Only the start of the file is looked at')
  // Another encoding makes the header or a row unreadable as UTF-8, and the file is then read as a whole.
  const bom = start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf
  const bomLength = bom ? 3 : 0
  const { dialect, labels, rowsStart } = readHead(start.subarray(bomLength), tables)
  // The header may continue after these bytes, if only with spaces or the second half of a line break.
  if (bomLength + rowsStart >= start.length) return null
  const table = labels && recogniseTable(labels, tables)
  if (!table || dialect.skipInitialSpace || matchHeader(labels, table.schema).errors.length > 0) return null
  if (table.schema.fields.some(field => field.constraints?.unique)) return null
  return { table, delimiter: dialect.delimiter, bom, rowsStart: bomLength + rowsStart }
}

/** Joins the verdicts of segments, added in any order, into the report of the file. */
export class SegmentJoiner {
  private readonly file: SegmentedFile
  private readonly size: number
  private readonly errors: ErrorCollector
  private readonly survey: FileSurvey
  private readonly pendingVerdicts = new Map<number, SegmentVerdict>()
  private nextIndex = 0
  private position: number
  private rows = 0
  private fits = true

  constructor(file: SegmentedFile, size: number, limits: Limits = {}) {
    this.file = file
    this.size = size
    this.position = file.rowsStart
    this.errors = new ErrorCollector(limits)
    this.survey = new FileSurvey(file.table, file.delimiter, false)
  }

  /** The report holds no more errors, so segments only need to count theirs. */
  get isFull(): boolean {
    return this.errors.isFull
  }

  /** Whether the lines are past the ones to compare: later segments need not compare theirs. */
  get isPastComparison(): boolean {
    return !isCompared(this.rows + 2)
  }

  add(index: number, verdict: SegmentVerdict): void {
    this.pendingVerdicts.set(index, verdict)
    for (;;) {
      const next = this.pendingVerdicts.get(this.nextIndex)
      if (!next) return
      this.pendingVerdicts.delete(this.nextIndex++)
      // The segment started inside a row, because a line break was inside quotes.
      if (next.start !== this.position) this.fits = false
      this.errors.merge(next.errors, this.rows)
      this.survey.merge(next.survey, this.rows)
      this.rows += next.rows
      this.position = next.end
    }
  }

  /** Null when the segments do not fit together; the file must then be read as a whole. */
  report(): Report | null {
    if (!this.fits || this.position !== this.size) return null
    const { table, bom, delimiter } = this.file
    const { name, version } = table.schema
    this.survey.report(this.errors, [])
    return this.errors.report({ schema: { name, version }, encoding: 'utf-8', bom, delimiter, rows: this.rows })
  }
}
