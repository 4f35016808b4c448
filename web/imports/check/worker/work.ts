import { type FileReport, schemaOfReport } from '@ma-cantine/lib/imports/check-file'
import { describeError } from '@ma-cantine/lib/imports/describe-error'
import { type FileKind, schemaOf, tableOf } from '@ma-cantine/lib/imports/file-kinds'
import { bindPunctuation } from '@ma-cantine/lib/messages/bind-punctuation'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { FixName } from '@ma-cantine/lib/repair/change'
import { repairFile } from '@ma-cantine/lib/repair/repair-file'
import { jsonReport } from '@ma-cantine/lib/reports/json'
import { summariseReport } from '@ma-cantine/lib/reports/summary'
import { matchHeader } from '@ma-cantine/lib/table-schema/header'
import { joinChunks } from '@ma-cantine/lib/table-schema/join-chunks'
import { sha256Hex } from '@ma-cantine/lib/table-schema/sha256-hex'
import { parseBlock, pastedSize, sizeOf, textInBlock } from '../cell-block.ts'
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
import { checkBytes } from './check-bytes.ts'
import { describeColumns } from './describe-columns.ts'
import { describeGroups } from './describe-groups.ts'
import { createErrorFilter, ErrorIndex, type PlacedError } from './error-index.ts'
import { type CellEdit, History, type Step } from './history.ts'
import { pacedChunks } from './paced-chunks.ts'
import { createReplace } from './replacement.ts'
import { createRowSuggestions } from './row-suggestions.ts'
import { StoredErrors } from './stored-errors.ts'
import { type FileBytes, TableBytes } from './table-bytes.ts'

/**
 * The rows that the grid shows at once: Firefox lays out no table higher than some 17.8 million pixels, and a row has 60.
 * As many errors are indexed, and as many warnings; the others are only counted, and come as these are corrected.
 */
const maximumRows = 290_000

/** The rows that are read at once: between two batches, the worker answers the page. */
const batchRows = 8192

const maximumExamples = 5

/** The numbers of the rows that pass a filter. */
interface ListedRows {
  /** The filter, as a text. */
  readonly key: string
  readonly rows: readonly number[]
  /** Whether more rows pass it than the grid can show. */
  readonly isCut: boolean
}

/** The file as a rewrite left it. */
interface WorkDocument {
  readonly file: FileBytes
  /** The file cut into rows; null until they are needed. */
  table: TableBytes | null
}

export interface WorkOptions {
  readonly kind: FileKind
  readonly file: FileBytes
  /** The report on these bytes. */
  readonly report: FileReport
  readonly milliseconds: number
  /** The report on the workbook that these bytes were converted from. */
  readonly workbook: FileReport | null
}

/** A file with its corrections: its bytes, the edits since the last rewrite, and the verdict. */
export class Work {
  readonly kind: FileKind
  private readonly workbook: FileReport | null
  private readonly history: History<WorkDocument>
  private report: FileReport
  private milliseconds: number
  private index: ErrorIndex
  /** What the server refused in these bytes, less what was edited since. */
  private stored = StoredErrors.none
  /** Resolves when the index holds the errors that the report left out. */
  private indexing: Promise<void> | null = null
  /** Cells edited since the verdict, by row: until the next check, only the rule of their own column judges them. */
  private unchecked: Map<number, Set<number>> | 'all' = new Map()
  /** Changes with every step; a check that ends after a step starts again. */
  private revision = 0
  private checking: Promise<void> | null = null
  private rowsCache: ListedRows | null = null
  private fileCache: { readonly revision: number; readonly file: FileBytes } | null = null

  constructor({ kind, file, report, milliseconds, workbook }: WorkOptions) {
    this.kind = kind
    this.workbook = workbook
    this.history = new History<WorkDocument>({ file, table: null })
    this.report = report
    this.milliseconds = milliseconds
    this.index = new ErrorIndex(report)
  }

  get bytes(): Uint8Array {
    return this.file.bytes
  }

  verdict(locale: Locale): Verdict {
    const { report, history, stored } = this
    const shownReport = this.workbook && history.undoable === 0 ? this.workbook : report
    return {
      fileKind: this.kind,
      valid: report.valid && stored.count === 0,
      report: report.valid ? report : null,
      rows: report.rows,
      errorCount: report.errorCount + stored.count,
      warningCount: report.warningCount,
      about: summariseReport(jsonReport('', { ...shownReport, errors: [], warnings: [] }, locale), locale).about,
      digest: shownReport.digest,
      groups: describeGroups({ ...report, groups: [...report.groups, ...stored.groups] }, this.index, locale),
      fromWorkbook: this.workbook !== null,
      size: this.bytes.length,
      undoable: history.undoable,
      redoable: history.redoable,
      milliseconds: this.milliseconds,
    }
  }

  /** Brings the verdict up to date. */
  check(): Promise<void> {
    this.checking ??= this.checkAll().finally(() => {
      this.checking = null
    })
    return this.checking
  }

  /**
   * Adds what the server refuses in the file.
   * @returns whether the file is still the one that the server was sent.
   */
  refuse(sha256: string, refusal: StoredRefusal): boolean {
    if (sha256 !== sha256Hex(this.bytes)) return false
    this.setStored(StoredErrors.of(refusal))
    return true
  }

  /** Forgets what the server refused, which is asked again. */
  forgetRefusal(): void {
    this.setStored(StoredErrors.none)
  }

  edit(row: number, position: number, text: string): void {
    this.step({ kind: 'edits', edits: [{ row, position, text }], keepsRows: true })
  }

  async previewReplacement(replacement: Replacement): Promise<ReplacementPreview> {
    const { labels } = this
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

  async writeBlock({ filter, firstRow, position, selection, text }: BlockWriting): Promise<WrittenBlock> {
    const { value, rows, columns, asked } = await this.whileUnchanged(async () => {
      await this.indexAll()
      const { rows: shown } = this.listRows(filter)
      const start = shown.findIndex(row => row >= firstRow)
      const cells = text === null ? [this.cellsAt(firstRow, position, selection.columns)] : parseBlock(text)
      const size = sizeOf(cells)
      const asked = pastedSize(size, selection)
      const rows = start === -1 ? [] : shown.slice(start, asked.rows === null ? undefined : start + asked.rows)
      const columns = Math.min(asked.columns, Math.max(0, this.labels.length - position))
      const value: CellEdit[] = []
      let index = 0
      for await (const batch of this.readRows(rows)) {
        for (const { row, cells: present } of batch) {
          for (let column = 0; column < columns; column++) {
            const text = textInBlock(cells, size, index, column)
            if (text !== (present[position + column] ?? '')) value.push({ row, position: position + column, text })
          }
          index++
        }
      }
      return { value, rows, columns, asked }
    })
    if (value.length > 0) this.step({ kind: 'edits', edits: value, keepsRows: true })
    return {
      changed: value.length,
      rows: rows.length,
      columns,
      leftOutRows: asked.rows === null ? 0 : asked.rows - rows.length,
      leftOutColumns: asked.columns - columns,
    }
  }

  removeRow(row: number): void {
    const file = this.table.write(this.history.edits, row)
    const stored = this.stored.withoutRow(row)
    this.step({ kind: 'rewrite', document: { file, table: null } })
    this.stored = stored
  }

  /** Takes the columns out that are not among those of this kind of file. */
  async removeOtherColumns(names: ReadonlySet<string>): Promise<void> {
    const { table, labels } = this
    const positions = labels.flatMap((label, position) => (names.has(label.trim()) ? [position] : []))
    this.step({ kind: 'rewrite', document: { file: table.withoutColumns(new Set(positions)), table: null } })
    await this.check()
  }

  undo(): void {
    this.afterStep(this.history.undo())
  }

  redo(): void {
    this.afterStep(this.history.redo())
  }

  /**
   * Makes the safe fixes, and the guesses that are listed.
   * @returns the number of changes made.
   */
  async fix(guesses: readonly FixName[]): Promise<number> {
    const { revision, file, kind } = this
    const chunks: Uint8Array[] = []
    const { changeCount } = await repairFile(() => pacedChunks(file.bytes), {
      kind,
      unsafe: guesses,
      write: bytes => void chunks.push(bytes),
    })
    if (changeCount === 0 || revision !== this.revision) return 0
    this.step({ kind: 'rewrite', document: { file: { ...file, bytes: joinChunks(chunks) }, table: null } })
    return changeCount
  }

  async rows(filter: RowFilter, from: number, count: number, locale: Locale): Promise<RowWindow> {
    await this.indexAll()
    const { rows, isCut } = this.listRows(filter)
    const numbers = rows.slice(from, from + count)
    const edits = this.history.edits
    const table = this.table
    const texts = table.cellsOf(numbers)
    const labels = this.labels
    const { positions } = matchHeader(labels, schemaOf(this.kind))
    const suggestionsFor = createRowSuggestions(this.kind, positions)
    let width = 0
    const rowViews = numbers.map((row, index): RowView => {
      const cells = applyEdits(texts[index] ?? [], edits.get(row))
      const errors = this.errorsOf(row, cells, positions)
      const suggestions = row > 1 && errors.some(({ severity }) => severity === 'error') ? suggestionsFor(cells) : null
      width = Math.max(width, cells.length, ...errors.map(({ column }) => column ?? 0))
      return {
        row,
        cells,
        edited: [...(edits.get(row)?.keys() ?? [])],
        errors: errors.map(error => this.describeCellError(error, suggestions, locale)),
      }
    })
    const { errorCount, warningCount } = this.report
    const isPartial = this.index.size < errorCount + warningCount + this.stored.count
    return {
      total: rows.length,
      limited: filter.all ? (isCut ? 'rows' : null) : isCut || isPartial ? 'errors' : null,
      from,
      rows: rowViews,
      columns: describeColumns(this.kind, { labels, positions, width }, locale),
    }
  }

  async nextError(filter: RowFilter, from: Place, step: 1 | -1): Promise<Place | null> {
    await this.indexAll()
    const { rows } = this.listRows(filter)
    const isSelected = createErrorFilter(filter)
    for (let index = Math.max(0, from.index); index >= 0 && index < rows.length; index += step) {
      const row = rows[index] as number
      const places = this.index
        .of(row)
        .filter(error => isSelected(error) && !this.isUnchecked(row, error.column))
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
    { field, position, rows, group, filter, value, searched, to }: Replacement,
    onEdit?: (edit: CellEdit, from: string) => void,
  ): Promise<CellEdit[]> {
    const replace = createReplace(searched ?? null, to)
    return this.whileUnchanged(async () => {
      if (group !== undefined || filter) await this.indexAll()
      const { labels } = this
      const width = labels.length
      const column = field === undefined ? position : this.positionOf(field)
      if (field !== undefined && column === undefined) return []
      const wrong = group === undefined ? null : this.positionsOfGroup(group)
      const isSelected = rows && new Set(rows)
      const numbers = (
        wrong ? [...wrong.keys()].sort((a, b) => a - b) : filter ? this.listRows(filter).rows : this.dataRows
      ).filter(row => row > 1 && (!isSelected || isSelected.has(row)))
      const edits: CellEdit[] = []
      const change = (row: number, position: number, from: string) => {
        if (value !== undefined && from !== value) return
        const text = replace(from)
        if (text === from) return
        const edit = { row, position, text }
        edits.push(edit)
        onEdit?.(edit, from)
      }
      for await (const batch of this.readRows(numbers)) {
        for (const { row, cells } of batch) {
          if (column !== undefined) {
            if (column < width && (!wrong || field !== undefined || wrong.get(row)?.has(column)))
              change(row, column, cells[column] ?? '')
          } else if (wrong) {
            for (const position of wrong.get(row) ?? []) change(row, position, cells[position] ?? '')
          } else {
            for (let position = 0; position < Math.max(width, cells.length); position++)
              change(row, position, cells[position] ?? '')
          }
        }
      }
      return edits
    })
  }

  /** Starts some reading of the file again when a step changes it meanwhile. */
  private async whileUnchanged<Value>(read: () => Promise<Value>): Promise<Value> {
    for (;;) {
      const { revision } = this
      const value = await read()
      if (revision === this.revision) return value
    }
  }

  /** Reads rows with their edits, batch by batch, with a pause after each. */
  private async *readRows(numbers: readonly number[]): AsyncGenerator<{ row: number; cells: readonly string[] }[]> {
    const { table, history } = this
    const { edits } = history
    for (let start = 0; start < numbers.length; start += batchRows) {
      const batch = numbers.slice(start, start + batchRows)
      const texts = table.cellsOf(batch)
      yield batch.map((row, index) => ({ row, cells: applyEdits(texts[index] ?? [], edits.get(row)) }))
      await new Promise(resolve => setTimeout(resolve))
    }
  }

  private cellsAt(row: number, position: number, count: number): string[] {
    const cells = applyEdits(this.table.cellsOf([row])[0] ?? [], this.history.edits.get(row))
    return Array.from({ length: count }, (_, index) => cells[position + index] ?? '')
  }

  private get dataRows(): number[] {
    return Array.from({ length: Math.max(0, this.table.rowCount - 1) }, (_, index) => index + 2)
  }

  private positionOf(field: string): number | undefined {
    const { positions } = matchHeader(this.labels, schemaOf(this.kind))
    const position = positions[schemaOf(this.kind).fields.findIndex(({ name }) => name === field)]
    return position === undefined || position < 0 ? undefined : position
  }

  /** The positions of the cells in error of a group, by row. */
  private positionsOfGroup(group: string): Map<number, Set<number>> {
    const found = new Map<number, Set<number>>()
    for (const { row, column } of this.index.ofGroup(group)) {
      if (column === null) continue
      const positions = found.get(row)
      if (positions) positions.add(column - 1)
      else found.set(row, new Set([column - 1]))
    }
    return found
  }

  private get file(): FileBytes {
    if (this.fileCache?.revision !== this.revision) {
      const { edits, document } = this.history
      const file = edits.size === 0 ? document.file : this.table.write(edits)
      this.fileCache = { revision: this.revision, file }
    }
    return (this.fileCache as NonNullable<typeof this.fileCache>).file
  }

  private get table(): TableBytes {
    const { document } = this.history
    document.table ??= new TableBytes(document.file, [tableOf(this.kind)])
    return document.table
  }

  private get labels(): readonly string[] {
    return applyEdits(this.table.labels, this.history.edits.get(1))
  }

  private step(step: Step<WorkDocument>): void {
    this.history.add(step)
    this.afterStep(step)
  }

  private afterStep(step: Step<WorkDocument> | null): void {
    if (!step) return
    this.revision++
    this.rowsCache = null
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

  private async checkAll(): Promise<void> {
    for (;;) {
      const { revision } = this
      const { report, milliseconds } = await checkBytes(this.bytes, { kind: this.kind })
      if (revision !== this.revision) continue
      this.report = report
      this.milliseconds = milliseconds
      this.index = new ErrorIndex(report, this.stored.errors)
      this.indexing = null
      this.unchecked = new Map()
      this.rowsCache = null
      return
    }
  }

  /** Checks again without the report's limit on errors, so that rows beyond the first errors show theirs. */
  private async indexAll(): Promise<void> {
    if (this.unchecked === 'all') await this.check()
    const { report } = this
    if (report.errors.length + report.warnings.length === report.errorCount + report.warningCount) return
    this.indexing ??= this.indexMore()
    await this.indexing
  }

  private async indexMore(): Promise<void> {
    const { revision } = this
    const { report } = await checkBytes(this.bytes, { kind: this.kind, maximumErrors: maximumRows })
    if (revision !== this.revision) {
      this.indexing = null
      return
    }
    this.index = new ErrorIndex(report, this.stored.errors)
    this.rowsCache = null
  }

  private setStored(stored: StoredErrors): void {
    this.stored = stored
    this.indexing = null
    this.index = new ErrorIndex(this.report, stored.errors)
    this.rowsCache = null
  }

  /** Rows edited in place stay in the list, corrected or not, until the next rewrite. */
  private listRows(filter: RowFilter): ListedRows {
    const key = JSON.stringify(filter)
    if (this.rowsCache?.key === key) return this.rowsCache
    const rows = filter.all ? this.listAllRows() : this.listRowsToCorrect(filter)
    this.rowsCache = { key, rows: rows.slice(0, maximumRows), isCut: rows.length > maximumRows }
    return this.rowsCache
  }

  /** Number of rows without a filter; the header counts when it has an error. */
  private get rowCount(): number {
    return Math.max(0, this.table.rowCount - this.firstRow + 1)
  }

  private get firstRow(): number {
    return this.index.of(1).length > 0 ? 1 : 2
  }

  private listAllRows(): number[] {
    const { firstRow } = this
    return Array.from({ length: this.rowCount }, (_, index) => index + firstRow)
  }

  private listRowsToCorrect(filter: RowFilter): number[] {
    const field = filter.group === null ? filter.field : (this.index.ofGroup(filter.group)[0]?.field ?? filter.field)
    const position = field === null ? undefined : this.positionOf(field)
    const typed = [...this.history.keptEdits].flatMap(([row, cells]) =>
      field === null || (position !== undefined && cells.has(position)) ? [row] : [],
    )
    const concerned = this.index.rowsOf(filter, this.table.rowCount)
    return typed.length === 0 ? concerned : [...new Set([...concerned, ...typed])].sort((a, b) => a - b)
  }

  private isUnchecked(row: number, column: number | null): boolean {
    return this.unchecked !== 'all' && column !== null && this.unchecked.get(row)?.has(column - 1) === true
  }

  private errorsOf(row: number, cells: readonly string[], positions: readonly number[]): PlacedError[] {
    const known = this.index.of(row).filter(({ column }) => !this.isUnchecked(row, column))
    const typed = this.unchecked === 'all' ? [] : [...(this.unchecked.get(row) ?? [])]
    const found = typed.flatMap((position): PlacedError[] => {
      const index = positions.indexOf(position)
      const value = cells[position] ?? ''
      const code = tableOf(this.kind).checks[index]?.(value)
      const field = schemaOf(this.kind).fields[index]?.name ?? null
      return code ? [{ severity: 'error', code, row, column: position + 1, field, value }] : []
    })
    return [...known, ...found]
  }

  private describeCellError(
    error: PlacedError,
    suggestions: ReadonlyMap<number, string> | null,
    locale: Locale,
  ): ErrorView {
    const { title, message, advice } = describeError(error, schemaOfReport(this.report) ?? schemaOf(this.kind), locale)
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
      alike: position === null || error.row === 1 ? 1 : Math.max(1, this.index.alike(error)),
    }
  }
}

function applyEdits(cells: readonly string[], texts: ReadonlyMap<number, string> | undefined): readonly string[] {
  if (!texts) return cells
  const all = [...cells]
  for (const [position, text] of texts) {
    while (all.length <= position) all.push('')
    all[position] = text
  }
  return all
}
