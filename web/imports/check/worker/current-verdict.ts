import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import { schemaOf, tableOf } from '@ma-cantine/lib/imports/file-kinds'
import type { StoredRefusal } from '../check-protocol.ts'
import { checkBytes } from './check-bytes.ts'
import type { EditedTable, WorkStep } from './edited-table.ts'
import { ErrorIndex, type PlacedError } from './error-index.ts'
import { maximumRows } from './row-list.ts'
import { relocateRows } from './sheet-rows.ts'
import { StoredErrors } from './stored-errors.ts'

/** What is known to be wrong in a file: by the last check, by the server, and by the edits since. */
export class CurrentVerdict {
  report: FileReport
  milliseconds: number
  index: ErrorIndex
  /** What the server refused in these bytes, less what was edited since. */
  stored = StoredErrors.none
  private readonly table: EditedTable
  /** Called when other rows may be wrong than before. */
  private readonly onChange: () => void
  /** Resolves when the index holds the errors that the report left out. */
  private indexing: Promise<void> | null = null
  /** Cells edited since the verdict, by row: until the next check, only the rule of their own column judges them. */
  private unchecked: Map<number, Set<number>> | 'all' = new Map()
  private checking: Promise<void> | null = null

  constructor(table: EditedTable, report: FileReport, milliseconds: number, onChange: () => void) {
    this.table = table
    this.report = report
    this.milliseconds = milliseconds
    this.index = new ErrorIndex(report)
    this.onChange = onChange
  }

  /** Brings the report up to date. */
  check(): Promise<void> {
    this.checking ??= this.checkAll().finally(() => {
      this.checking = null
    })
    return this.checking
  }

  /** Checks again without the report's limit on errors, so that rows beyond the first errors show theirs. */
  async indexAll(): Promise<void> {
    if (this.unchecked === 'all') await this.check()
    const { report } = this
    if (report.errors.length + report.warnings.length === report.errorCount + report.warningCount) return
    this.indexing ??= this.indexMore()
    await this.indexing
  }

  /** Marks what a step changed as unchecked. */
  follow(step: WorkStep): void {
    this.stored = step.kind === 'rewrite' ? StoredErrors.none : this.stored.withoutCells(step.edits)
    // A new label may change the column that every row's cells belong to.
    if (step.kind === 'rewrite' || step.edits.some(({ row }) => row === 1)) this.unchecked = 'all'
    if (step.kind === 'rewrite' || this.unchecked === 'all') return
    for (const { row, position } of step.edits) {
      const positions = this.unchecked.get(row)
      if (positions) positions.add(position)
      else this.unchecked.set(row, new Set([position]))
    }
  }

  refuse(refusal: StoredRefusal | null): void {
    const { rowOf } = this.table.sent
    this.stored = refusal
      ? StoredErrors.of({ ...refusal, errors: refusal.errors.map(error => ({ ...error, row: rowOf(error.row) })) })
      : StoredErrors.none
    this.indexing = null
    this.index = new ErrorIndex(this.report, this.stored.errors)
    this.onChange()
  }

  /** Whether something was edited since the verdict. */
  get isBehind(): boolean {
    return this.unchecked === 'all' || this.unchecked.size > 0
  }

  isUnchecked(row: number, column: number | null): boolean {
    return this.unchecked !== 'all' && column !== null && this.unchecked.get(row)?.has(column - 1) === true
  }

  errorsOf(row: number, cells: readonly string[], positions: readonly number[]): PlacedError[] {
    const { kind, sheet } = this.table
    if (row > 1 && sheet?.isEmpty(cells)) return []
    const known = this.index.of(row).filter(({ column }) => !this.isUnchecked(row, column))
    const typed = this.unchecked === 'all' ? [] : [...(this.unchecked.get(row) ?? [])]
    const found = typed.flatMap((position): PlacedError[] => {
      const index = positions.indexOf(position)
      const value = cells[position] ?? ''
      const code = tableOf(kind).checks[index]?.(value)
      const field = schemaOf(kind).fields[index]?.name ?? null
      return code ? [{ severity: 'error', code, row, column: position + 1, field, value }] : []
    })
    return [...known, ...found]
  }

  private async checkAll(): Promise<void> {
    for (;;) {
      const { stamp, kind, sent } = this.table
      const { report, milliseconds } = await checkBytes(sent.file.bytes, { kind })
      if (stamp !== this.table.stamp) continue
      this.report = relocateRows(report, sent)
      this.milliseconds = milliseconds
      this.index = new ErrorIndex(this.report, this.stored.errors)
      this.indexing = null
      this.unchecked = new Map()
      this.onChange()
      return
    }
  }

  private async indexMore(): Promise<void> {
    const { stamp, kind, sent } = this.table
    const { report } = await checkBytes(sent.file.bytes, { kind, maximumErrors: maximumRows })
    if (stamp !== this.table.stamp) {
      this.indexing = null
      return
    }
    this.index = new ErrorIndex(relocateRows(report, sent), this.stored.errors)
    this.onChange()
  }
}
