import type { SegmentVerdict } from './automaton/segment.ts'
import { FileSurvey } from './file-survey.ts'
import { readHead } from './head.ts'
import { matchHeader } from './header.ts'
import { isCompared } from './line-hashes.ts'
import { ErrorCollector, type Limits, type Report } from './report.ts'
import { maximumRowBytes } from './row-reader.ts'
import { recogniseTable, type Table } from './table.ts'

/** What must be known of a file before its segments can be checked apart. */
export interface SegmentedFile {
  readonly table: Table
  readonly delimiter: string
  readonly bom: boolean
  /** Where the first row starts. */
  readonly rowsStart: number
}

/**
 * Looks at the first bytes of a file: can its rows be checked in any order? Null when it is not plain, or when rows
 * must be compared with one another.
 */
export function segmentedFile(start: Uint8Array, tables: readonly Table[]): SegmentedFile | null {
  if (start.length > maximumRowBytes) throw new RangeError('Only the start of the file is looked at')
  // Other encodings show in the header, or as bytes that are not UTF-8: either way the file is read as a whole.
  const bom = start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf
  const bomLength = bom ? 3 : 0
  const { dialect, labels, rowsStart } = readHead(start.subarray(bomLength), tables)
  // The header may go on beyond these bytes, if only with spaces or the second half of a line end.
  if (bomLength + rowsStart >= start.length) return null
  const table = labels && recogniseTable(labels, tables)
  if (!table || dialect.skipInitialSpace || matchHeader(labels, table.schema).errors.length > 0) return null
  if (table.schema.fields.some(field => field.constraints?.unique)) return null
  return { table, delimiter: dialect.delimiter, bom, rowsStart: bomLength + rowsStart }
}

/** Joins the verdicts of segments, which may come in any order, into the report of the file. */
export class SegmentJoiner {
  private readonly file: SegmentedFile
  private readonly size: number
  private readonly errors: ErrorCollector
  private readonly survey: FileSurvey
  private readonly waiting = new Map<number, SegmentVerdict>()
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

  /** No more errors will be kept whole: segments need only count theirs. */
  get full(): boolean {
    return this.errors.full
  }

  /** Segments after these need not compare their lines. */
  get compared(): boolean {
    return !isCompared(this.rows + 2)
  }

  add(index: number, verdict: SegmentVerdict): void {
    this.waiting.set(index, verdict)
    for (;;) {
      const next = this.waiting.get(this.nextIndex)
      if (!next) return
      this.waiting.delete(this.nextIndex++)
      // A row ends elsewhere than its segment thought: a line break was inside quotes.
      if (next.start !== this.position) this.fits = false
      this.errors.merge(next.collected, this.rows)
      this.survey.merge(next.surveyed, this.rows)
      this.rows += next.rows
      this.position = next.end
    }
  }

  /** Null when the segments do not fit together: then the file must be read as a whole. */
  report(): Report | null {
    if (!this.fits || this.position !== this.size) return null
    const { table, bom, delimiter } = this.file
    const { name, version } = table.schema
    this.survey.tell(this.errors, [])
    return this.errors.report({ schema: { name, version }, encoding: 'utf-8', bom, delimiter, rows: this.rows })
  }
}
