import { type FileKind, schemaOf, tableOf } from '@ma-cantine/lib/imports/file-kinds'
import { matchHeader } from '@ma-cantine/lib/table-schema/header'
import { type Edits, History, type Step } from './history.ts'
import type { SentRows, SheetRows } from './sheet-rows.ts'
import { type FileBytes, lastRowOf, TableBytes } from './table-bytes.ts'

/** The file as a rewrite left it. */
interface WorkDocument {
  readonly file: FileBytes
  /** The file cut into rows; null until they are needed. */
  table: TableBytes | null
}

export type WorkStep = Step<WorkDocument>

/** The rows that are read at once: between two batches, the worker answers the page. */
const batchRows = 8192

/** The rows of a file with their edits, which can be undone and redone. */
export class EditedTable {
  readonly kind: FileKind
  private readonly history: History<WorkDocument>
  /** Changes with every step. */
  private revision = 0
  /** Null for a file, of which every row counts. */
  readonly sheet: SheetRows | null
  private fileCache: { readonly revision: number; readonly file: FileBytes } | null = null
  private sentCache: { readonly revision: number; readonly sent: SentRows } | null = null
  private lastEditCache: { readonly revision: number; readonly row: number } | null = null

  constructor(kind: FileKind, file: FileBytes, sheet: SheetRows | null = null) {
    this.kind = kind
    this.sheet = sheet
    this.history = new History<WorkDocument>({ file, table: null })
  }

  get stamp(): number {
    return this.revision
  }

  get undoable(): number {
    return this.history.undoable
  }

  get redoable(): number {
    return this.history.redoable
  }

  /** The file with its edits. */
  get file(): FileBytes {
    if (this.fileCache?.revision !== this.revision) {
      const { edits, document } = this.history
      const file = edits.size === 0 ? document.file : this.table.write(edits)
      this.fileCache = { revision: this.revision, file }
    }
    return (this.fileCache as NonNullable<typeof this.fileCache>).file
  }

  /** What is checked and sent: a sheet without its empty rows. */
  get sent(): SentRows {
    if (!this.sheet) return { file: this.file, rowOf: row => row }
    if (this.sentCache?.revision !== this.revision) {
      this.sentCache = { revision: this.revision, sent: this.sheet.sentRows(new TableBytes(this.file, this.tables)) }
    }
    return (this.sentCache as NonNullable<typeof this.sentCache>).sent
  }

  get labels(): readonly string[] {
    return applyEdits(this.table.labels, this.edits.get(1))
  }

  /** Number of rows, the header and those that were added included. */
  get rowCount(): number {
    if (this.lastEditCache?.revision !== this.revision)
      this.lastEditCache = { revision: this.revision, row: lastRowOf(this.edits) }
    return Math.max(this.table.rowCount, (this.lastEditCache as NonNullable<typeof this.lastEditCache>).row)
  }

  get canGrow(): boolean {
    return this.table.canGrow
  }

  /** The numbers of the rows below the header; a sheet has some empty ones at its end. */
  get dataRows(): number[] {
    const last = this.sheet ? this.sheet.lastShownRow(this.rowCount) : this.rowCount
    return Array.from({ length: Math.max(0, last - 1) }, (_, index) => index + 2)
  }

  /** The cells edited since the last rewrite. */
  get edits(): Edits {
    return this.history.edits
  }

  /** Those of the edited cells whose rows stay listed. */
  get keptEdits(): Edits {
    return this.history.keptEdits
  }

  step(step: WorkStep): void {
    this.history.add(step)
    this.revision++
  }

  /** @returns the step that was undone; null when there is none. */
  undo(): WorkStep | null {
    const step = this.history.undo()
    if (step) this.revision++
    return step
  }

  /** @returns the step that was redone; null when there is none. */
  redo(): WorkStep | null {
    const step = this.history.redo()
    if (step) this.revision++
    return step
  }

  withoutRow(row: number): FileBytes {
    if (row <= this.table.rowCount) return this.table.write(this.edits, row)
    return new TableBytes(this.file, this.tables).withoutRows(other => other === row)
  }

  withoutColumns(positions: ReadonlySet<number>): FileBytes {
    return this.table.withoutColumns(positions)
  }

  /** The position of each field of the schema; -1 for one that the file lacks. */
  get positions(): readonly number[] {
    return matchHeader(this.labels, schemaOf(this.kind)).positions
  }

  positionOf(field: string): number | undefined {
    const position = this.positions[schemaOf(this.kind).fields.findIndex(({ name }) => name === field)]
    return position === undefined || position < 0 ? undefined : position
  }

  /** The cells of some rows, given in order by their numbers in a spreadsheet. */
  cellsOf(rows: readonly number[]): (readonly string[])[] {
    const { edits, table } = this
    const texts = table.cellsOf(rows.filter(row => row <= table.rowCount))
    return rows.map((row, index) => applyEdits(texts[index] ?? [], edits.get(row)))
  }

  cellsAt(row: number, position: number, count: number): string[] {
    const [cells = []] = this.cellsOf([row])
    return Array.from({ length: count }, (_, index) => cells[position + index] ?? '')
  }

  /** Reads rows batch by batch, with a pause after each. */
  async *readRows(numbers: readonly number[]): AsyncGenerator<{ row: number; cells: readonly string[] }[]> {
    for (let start = 0; start < numbers.length; start += batchRows) {
      const batch = numbers.slice(start, start + batchRows)
      const cells = this.cellsOf(batch)
      yield batch.map((row, index) => ({ row, cells: cells[index] ?? [] }))
      await new Promise(resolve => setTimeout(resolve))
    }
  }

  /** Starts some reading of the file again when a step changes it meanwhile. */
  async whileUnchanged<Value>(read: () => Promise<Value>): Promise<Value> {
    for (;;) {
      const { revision } = this
      const value = await read()
      if (revision === this.revision) return value
    }
  }

  private get table(): TableBytes {
    const { document } = this.history
    document.table ??= new TableBytes(document.file, this.tables)
    return document.table
  }

  private get tables() {
    return [tableOf(this.kind)]
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
