import { type FileReport, schemaOfReport } from '@ma-cantine/lib/imports/check-file'
import { describeError } from '@ma-cantine/lib/imports/describe-error'
import { type FileKind, schemaOf } from '@ma-cantine/lib/imports/file-kinds'
import { bindPunctuation } from '@ma-cantine/lib/messages/bind-punctuation'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { purchaseScreenWords } from '@ma-cantine/lib/purchases/purchase-screen-words'
import type { FixName } from '@ma-cantine/lib/repair/change'
import { repairFile } from '@ma-cantine/lib/repair/repair-file'
import { jsonReport } from '@ma-cantine/lib/reports/json'
import { summariseReport } from '@ma-cantine/lib/reports/summary'
import type { ScreenWords } from '@ma-cantine/lib/table-messages/screen-words'
import { joinChunks } from '@ma-cantine/lib/table-schema/join-chunks'
import { sha256Hex } from '@ma-cantine/lib/table-schema/sha256-hex'
import { formatBlock } from '../cell-block.ts'
import type {
  BlockWriting,
  CellChange,
  ErrorView,
  Place,
  Replacement,
  ReplacementPreview,
  RowFilter,
  RowView,
  RowWindow,
  StoredRefusal,
  Verdict,
  WrittenBlock,
} from '../check-protocol.ts'
import type { GridRange } from '../grid-selection.ts'
import { CurrentVerdict } from './current-verdict.ts'
import { describeColumns } from './describe-columns.ts'
import { describeGroups } from './describe-groups.ts'
import { EditedTable, type WorkStep } from './edited-table.ts'
import { createErrorFilter, type PlacedError } from './error-index.ts'
import type { CellEdit } from './history.ts'
import { pacedChunks } from './paced-chunks.ts'
import { findReplaced } from './replacement.ts'
import { type ListedRows, listRows } from './row-list.ts'
import { createRowSuggestions } from './row-suggestions.ts'
import type { SheetRows } from './sheet-rows.ts'
import type { FileBytes } from './table-bytes.ts'
import { pastedCells, planBlock } from './write-block.ts'

const maximumExamples = 5

export interface WorkOptions {
  readonly kind: FileKind
  readonly file: FileBytes
  /** The report on these bytes. */
  readonly report: FileReport
  readonly milliseconds: number
  /** The report on the workbook that these bytes were converted from. */
  readonly workbook: FileReport | null
  /** Null for a file. */
  readonly sheet?: SheetRows | null
}

/** A file with its corrections: its bytes, the edits since the last rewrite, and the verdict. */
export class Work {
  readonly kind: FileKind
  private readonly workbook: FileReport | null
  private readonly table: EditedTable
  private readonly current: CurrentVerdict
  private rowsCache: (ListedRows & { readonly key: string }) | null = null

  constructor({ kind, file, report, milliseconds, workbook, sheet = null }: WorkOptions) {
    this.kind = kind
    this.workbook = workbook
    this.table = new EditedTable(kind, file, sheet)
    this.current = new CurrentVerdict(this.table, report, milliseconds, () => {
      this.rowsCache = null
    })
  }

  /** What is checked and sent. */
  get bytes(): Uint8Array {
    return this.table.sent.file.bytes
  }

  /** All the rows of a sheet, the empty ones between others included. */
  get text(): string {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(this.table.file.bytes)
  }

  /** The row that one of the sent file is. */
  rowOf(row: number): number {
    return this.table.sent.rowOf(row)
  }

  verdict(locale: Locale): Verdict {
    const { table, current } = this
    const { report, stored, index, milliseconds } = current
    const shownReport = this.workbook && table.undoable === 0 ? this.workbook : report
    return {
      fileKind: this.kind,
      valid: report.valid && stored.count === 0,
      report: report.valid ? report : null,
      rows: report.rows,
      errorCount: report.errorCount + stored.count,
      warningCount: report.warningCount,
      about: summariseReport(jsonReport('', { ...shownReport, errors: [], warnings: [] }, locale), locale).about,
      digest: shownReport.digest,
      groups: describeGroups(
        { ...report, groups: [...report.groups, ...stored.groups] },
        index,
        locale,
        this.screenWords(locale),
      ),
      fromWorkbook: this.workbook !== null,
      isSheet: table.sheet !== null,
      size: this.bytes.length,
      undoable: table.undoable,
      redoable: table.redoable,
      milliseconds,
    }
  }

  /** Brings the verdict up to date. */
  check(): Promise<void> {
    return this.current.check()
  }

  /**
   * Adds what the server refuses in the file.
   * @returns whether the file is still the one that the server was sent.
   */
  refuse(sha256: string, refusal: StoredRefusal): boolean {
    if (sha256 !== sha256Hex(this.bytes)) return false
    this.current.refuse(refusal)
    return true
  }

  /** Forgets what the server refused, which is asked again. */
  forgetRefusal(): void {
    this.current.refuse(null)
  }

  edit(row: number, position: number, text: string): void {
    const { table } = this
    const read = table.sheet ? pastedCells(table, position, [text]).read : (text: string) => text
    this.write([{ row, position, text: read(text) }])
  }

  async previewReplacement(replacement: Replacement): Promise<ReplacementPreview> {
    const { labels } = this.table
    const examples: CellChange[] = []
    const rows = new Set<number>()
    const edits = await this.findReplaced(replacement, ({ row, position, text }, from) => {
      rows.add(row)
      if (examples.length < maximumExamples)
        examples.push({ row, label: labels[position]?.trim() ?? '', from, to: text })
    })
    return { cells: edits.length, rows: rows.size, examples }
  }

  /** @returns the number of cells that changed. */
  async replace(replacement: Replacement): Promise<number> {
    const edits = await this.findReplaced(replacement)
    if (edits.length > 0) this.step({ kind: 'edits', edits, keepsRows: false })
    return edits.length
  }

  async writeBlock(writing: BlockWriting): Promise<WrittenBlock> {
    const { edits, written } = await this.table.whileUnchanged(async () => {
      await this.current.indexAll()
      const { all, group, field } = writing.filter
      const grows = all && group === null && field === null
      return planBlock(this.table, this.listRows(writing.filter).rows, writing, grows)
    })
    this.write(edits)
    return written
  }

  /** The cells of some of the listed rows, as a spreadsheet copies them. */
  async blockText(filter: RowFilter, { top, bottom, left, right }: GridRange): Promise<string> {
    await this.current.indexAll()
    const { rows } = this.listRows(filter)
    const cells = this.shownCellsOf(rows.slice(top, bottom + 1))
    return formatBlock(
      cells.map(row => Array.from({ length: right - left + 1 }, (_, index) => row[left + index] ?? '')),
    )
  }

  removeRow(row: number): void {
    const file = this.table.withoutRow(row)
    const stored = this.current.stored.withoutRow(row)
    this.step({ kind: 'rewrite', document: { file, table: null } })
    this.current.stored = stored
  }

  /** Takes the columns out that are not among those of this kind of file. */
  async removeOtherColumns(names: ReadonlySet<string>): Promise<void> {
    const positions = this.table.labels.flatMap((label, position) => (names.has(label.trim()) ? [position] : []))
    this.step({ kind: 'rewrite', document: { file: this.table.withoutColumns(new Set(positions)), table: null } })
    await this.check()
  }

  undo(): void {
    this.afterStep(this.table.undo())
  }

  redo(): void {
    this.afterStep(this.table.redo())
  }

  /**
   * Makes the safe fixes, and the guesses that are listed.
   * @returns the number of changes made.
   */
  async fix(guesses: readonly FixName[]): Promise<number> {
    const { kind } = this
    const {
      stamp,
      sent: { file },
    } = this.table
    const chunks: Uint8Array[] = []
    const { changeCount } = await repairFile(() => pacedChunks(file.bytes), {
      kind,
      unsafe: guesses,
      write: bytes => void chunks.push(bytes),
    })
    if (changeCount === 0 || stamp !== this.table.stamp) return 0
    this.step({ kind: 'rewrite', document: { file: { ...file, bytes: joinChunks(chunks) }, table: null } })
    return changeCount
  }

  async rows(filter: RowFilter, from: number, count: number, locale: Locale): Promise<RowWindow> {
    const { table, current } = this
    await current.indexAll()
    const { rows, isCut } = this.listRows(filter)
    const numbers = rows.slice(from, from + count)
    const { edits, labels, positions } = table
    const texts = this.shownCellsOf(numbers)
    const suggestionsFor = createRowSuggestions(this.kind, positions)
    let width = 0
    const rowViews = numbers.map((row, index): RowView => {
      const cells = texts[index] ?? []
      const errors = current.errorsOf(row, cells, positions)
      const suggestions = row > 1 && errors.some(({ severity }) => severity === 'error') ? suggestionsFor(cells) : null
      width = Math.max(width, cells.length, ...errors.map(({ column }) => column ?? 0))
      return {
        row,
        cells,
        // All the cells of a sheet are.
        edited: table.sheet ? [] : [...(edits.get(row)?.keys() ?? [])],
        errors: errors.map(error => this.describeCellError(error, suggestions, locale)),
      }
    })
    const { errorCount, warningCount } = current.report
    const isPartial = current.index.size < errorCount + warningCount + current.stored.count
    return {
      total: rows.length,
      // The header of a sheet is right.
      filled: table.sheet ? Math.min(rows.length, table.rowCount - 1) : rows.length,
      limited: filter.all ? (isCut ? 'rows' : null) : isCut || isPartial ? 'errors' : null,
      from,
      rows: rowViews,
      columns: describeColumns(this.kind, { labels, positions, width }, locale),
    }
  }

  /** Number of cells in error of other rows that hold this value in the same column, whatever was edited since the verdict. */
  async othersAlike(row: number, position: number, value: string): Promise<number> {
    const { current } = this
    if (current.isBehind) await current.check()
    await current.indexAll()
    return current.index.othersAlike(row, position, value)
  }

  async nextError(filter: RowFilter, from: Place, step: 1 | -1): Promise<Place | null> {
    const { current } = this
    await current.indexAll()
    const { rows } = this.listRows(filter)
    const isSelected = createErrorFilter(filter)
    for (let index = Math.max(0, from.index); index >= 0 && index < rows.length; index += step) {
      const row = rows[index] as number
      const places = current.index
        .of(row)
        .filter(error => isSelected(error) && !current.isUnchecked(row, error.column))
        .map(({ column }) => (column ?? 1) - 1)
        .filter(position => index !== from.index || (position - from.position) * step > 0)
        .sort((a, b) => (a - b) * step)
      const [position] = places
      if (position !== undefined) return { index, position }
    }
    return null
  }

  /** The edits that make a replacement; `onEdit` receives each with the text that it replaces. */
  private findReplaced(
    replacement: Replacement,
    onEdit?: (edit: CellEdit, from: string) => void,
  ): Promise<readonly CellEdit[]> {
    const { group, filter } = replacement
    return this.table.whileUnchanged(async () => {
      if (group !== undefined || filter) await this.current.indexAll()
      const wrong = group === undefined ? null : this.current.index.positionsOfGroup(group)
      return findReplaced(this.table, replacement, { wrong, shown: filter && this.listRows(filter).rows }, onEdit)
    })
  }

  /** Writes cells, as one step. */
  private write(edits: readonly CellEdit[]): void {
    const { table } = this
    if (edits.length === 0) return
    const all = table.sheet?.withPreset(edits, rows => table.cellsOf(rows)) ?? edits
    this.step({ kind: 'edits', edits: all, keepsRows: true })
  }

  private shownCellsOf(rows: readonly number[]): readonly (readonly string[])[] {
    const { sheet } = this.table
    const cells = this.table.cellsOf(rows)
    return sheet ? cells.map((texts, index) => (rows[index] === 1 ? texts : sheet.shownCells(texts))) : cells
  }

  private step(step: WorkStep): void {
    this.table.step(step)
    this.afterStep(step)
  }

  private afterStep(step: WorkStep | null): void {
    if (!step) return
    this.rowsCache = null
    this.current.follow(step)
  }

  private listRows(filter: RowFilter): ListedRows {
    const key = JSON.stringify(filter)
    if (this.rowsCache?.key !== key) this.rowsCache = { key, ...listRows(filter, this.table, this.current) }
    return this.rowsCache
  }

  /** A sheet speaks as the screen does; a file as files do. */
  private screenWords(locale: Locale): ScreenWords | null {
    return this.table.sheet ? purchaseScreenWords(locale) : null
  }

  private describeCellError(
    error: PlacedError,
    suggestions: ReadonlyMap<number, string> | null,
    locale: Locale,
  ): ErrorView {
    const { title, message, advice } = describeError(
      error,
      schemaOfReport(this.current.report) ?? schemaOf(this.kind),
      locale,
      this.screenWords(locale),
    )
    const position = error.column === null ? null : error.column - 1
    const label = error.code === 'incorrect-label' ? error.expected : undefined
    const suggestion = label ?? (position === null || error.severity === 'warning' ? null : suggestions?.get(position))
    return {
      code: error.code,
      position,
      field: error.field,
      severity: error.severity,
      title,
      message: bindPunctuation(message),
      advice: bindPunctuation(advice),
      suggestion: suggestion ?? null,
      alike: position === null || error.row === 1 ? 1 : Math.max(1, this.current.index.alike(error)),
    }
  }
}
