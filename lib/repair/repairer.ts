import { type CutNumber, findCutNumber } from '../table-schema/cut-number.ts'
import type { Dialect } from '../table-schema/dialect.ts'
import type { Encoding } from '../table-schema/encoding.ts'
import { isBlank } from '../table-schema/invisible-characters.ts'
import { newCell } from '../table-schema/new-cell.ts'
import type { SingleByteEncoding } from '../table-schema/single-byte.ts'
import type { Table } from '../table-schema/table.ts'
import { type Change, change, type FixFilter } from './change.ts'
import { type Layout, planLayout } from './layout.ts'
import { cellBytes, cutRow, joinRow, lineEndOf, type RawCell, replaceCell } from './raw-row.ts'
import { RawRows } from './raw-rows.ts'
import { type RepairedCells, RowRepairer } from './row-repairer.ts'
import { type FileEncoder, fileEncoder } from './text-encoder.ts'

export interface RepairerOptions<Draft> {
  /** The table that the file matches. */
  readonly table: Table<Draft>
  /** The tables among which it was recognised. */
  readonly tables: readonly Table[]
  /** The encoding to write in. */
  readonly encoding: Encoding
  /** The encoding to read in; the file shows it where it is left out. */
  readonly readAs?: SingleByteEncoding | undefined
  /** The file starts with a byte order mark. */
  readonly bom: boolean
  readonly allows: FixFilter
  /** Positions of the columns without a label nor a single filled cell. */
  readonly emptyColumns: ReadonlySet<number>
  onBytes(bytes: Uint8Array): void
  onChange(change: Change): void
}

/**
 * Repairs a file from chunks of its bytes. Right cells keep their bytes; repaired ones are written in the dialect and
 * encoding of the file. Memory does not grow with the file.
 */
export class Repairer<Draft> {
  private readonly options: RepairerOptions<Draft>
  private readonly encoder: FileEncoder
  private readonly rows: RawRows
  private row = 0
  private layout: Layout | null = null
  private width = 0
  private rowRepairer: RowRepairer<Draft> | null = null
  /** Unchanged rows that follow each other in memory, to be written in one piece. */
  private untouched: Uint8Array | null = null

  constructor(options: RepairerOptions<Draft>) {
    this.options = options
    this.encoder = fileEncoder(options.encoding)
    this.rows = new RawRows({
      tables: options.tables,
      encoding: options.readAs,
      onRow: (cells, bytes, dialect) => this.readRow(cells, bytes, dialect),
      onRest: bytes => this.keep(bytes),
    })
    if (options.bom) options.onBytes(this.encoder.byteOrderMark)
  }

  push(bytes: Uint8Array): void {
    this.rows.push(bytes)
    this.flush()
  }

  end(): void {
    this.rows.end()
    this.flush()
  }

  private readRow(cells: readonly string[], bytes: Uint8Array, dialect: Dialect): void {
    this.row++
    if (this.row === 1) this.repairHeader(cells, bytes, dialect)
    else this.repairRow(cells, bytes, dialect)
  }

  private repairHeader(labels: readonly string[], bytes: Uint8Array, dialect: Dialect): void {
    const { table, allows, emptyColumns, onChange } = this.options
    const canWrite = (text: string) => this.encoder.has(text)
    const layout = planLayout(labels, table.schema, { allows, emptyColumns, canWrite })
    this.layout = layout
    this.width = labels.length
    this.rowRepairer = new RowRepairer(table, layout.positions, { allows, canWrite })
    layout.changes.forEach(onChange)
    if (layout.changes.length === 0) this.keep(bytes)
    else this.write(labels, bytes, dialect, layout.labels)
  }

  private repairRow(cells: readonly string[], bytes: Uint8Array, dialect: Dialect): void {
    const { onChange, table } = this.options
    const { row, width } = this
    if (cells.every(isBlank)) {
      onChange(change({ row, column: null, field: null, from: null, to: null }, ['blank-row']))
      return
    }
    const { columns, positions } = this.layout as Layout
    const repairer = this.rowRepairer as RowRepairer<Draft>
    const cut = findCutNumber({ table, positions, width, delimiter: dialect.delimiter }, cells)
    if (cut) {
      this.joinNumber(cells, bytes, dialect, cut)
      return
    }
    const repaired = repairer.repair(cells)
    const filled = filledWidth(cells, width)
    // In a row with a wrong cell, the surplus ones may be the only trace of a shift.
    const count = filled < cells.length && repairer.hasRightCells(cells, repaired) ? filled : cells.length
    if (repaired.size === 0 && count === cells.length && !columns) {
      this.keep(bytes)
      return
    }
    this.reportChanges(repaired, cells)
    if (count < cells.length) {
      const from = cells.slice(count).join(dialect.delimiter)
      onChange(change({ row, column: count + 1, field: null, from, to: null }, ['blank-cells']))
    }
    this.write(cells, bytes, dialect, this.textsOf(repaired), count)
  }

  /** Joins the number that its comma cut, then repairs the row. A row that may not be joined stays: its cells are shifted. */
  private joinNumber(cells: readonly string[], bytes: Uint8Array, dialect: Dialect, cut: CutNumber): void {
    const repaired = new Map((this.rowRepairer as RowRepairer<Draft>).repair(cut.cells))
    const isRight = this.options.table.checks[cut.index]?.(cut.text) === null
    const number = repaired.get(cut.index) ?? (isRight ? { text: cut.text, fixes: [] } : null)
    if (!this.options.allows('cut-number') || !number) {
      if (this.layout?.columns) this.write(cells, bytes, dialect, new Map())
      else this.keep(bytes)
      return
    }
    repaired.delete(cut.index)
    const about = { row: this.row, column: cut.position + 1, field: this.fieldName(cut.index) }
    const names = ['cut-number' as const, ...number.fixes.map(({ name }) => name)]
    this.options.onChange(change({ ...about, from: cut.text, to: number.text }, [...new Set(names)]))
    this.reportChanges(repaired, cut.cells, cut.position)
    const texts = this.textsOf(repaired).set(cut.position, number.text)
    const raw: (RawCell | undefined)[] | null = cutRow(bytes, dialect, cells)
    raw?.splice(cut.position, 2, undefined)
    this.write(cut.cells, bytes, dialect, texts, cut.cells.length, raw)
  }

  private textsOf(repaired: RepairedCells): Map<number, string> {
    const { positions } = this.layout as Layout
    return new Map([...repaired].map(([index, { text }]) => [positions[index] as number, text]))
  }

  private fieldName(index: number): string | null {
    return this.options.table.schema.fields[index]?.name ?? null
  }

  /** @param cutPosition where a cell was two in the file: those after it were one column further. */
  private reportChanges(
    repaired: RepairedCells,
    cells: readonly string[],
    cutPosition = Number.POSITIVE_INFINITY,
  ): void {
    const { positions } = this.layout as Layout
    for (const [index, { text, fixes }] of repaired) {
      const position = positions[index] as number
      const about = {
        row: this.row,
        column: position + (position > cutPosition ? 2 : 1),
        field: this.fieldName(index),
        from: cells[position] ?? '',
        to: text,
      }
      this.options.onChange(change(about, [...new Set(fixes.map(({ name }) => name))]))
    }
  }

  /**
   * Writes a row with some of its cells replaced, the columns in their new order, and no more than `count` cells. Those
   * without a raw cell are written from their text.
   */
  private write(
    cells: readonly string[],
    bytes: Uint8Array,
    dialect: Dialect,
    texts: ReadonlyMap<number, string>,
    count = cells.length,
    rawCells: readonly (RawCell | undefined)[] | null = cutRow(bytes, dialect, cells),
  ): void {
    const cell = (position: number): Uint8Array | string => {
      const raw = rawCells?.[position]
      const text = texts.get(position)
      if (!raw) return newCell(text ?? cells[position] ?? '', dialect)
      return text === undefined ? cellBytes(bytes, raw) : replaceCell(raw, text, dialect)
    }
    const positions = Array.from({ length: count }, (_, position) => position)
    const columns = this.layout?.columns
    const written = columns
      ? [...this.arrange(columns, cell, count, dialect), ...positions.slice(this.width).map(cell)]
      : positions.map(cell)
    this.flush()
    this.options.onBytes(this.encoder.encode(joinRow(written, lineEndOf(bytes), dialect)))
  }

  /** Puts the cells in the new order; a row that stops early still does, if the new order allows it. */
  private arrange(
    columns: NonNullable<Layout['columns']>,
    cell: (position: number) => Uint8Array | string,
    count: number,
    dialect: Dialect,
  ): (Uint8Array | string)[] {
    const isThere = ({ source }: { readonly source: number | null }) => source !== null && source < count
    const length = count < this.width ? columns.findLastIndex(isThere) + 1 : columns.length
    return columns.slice(0, length).map(column => {
      if (column.source !== null && column.source < count) return cell(column.source)
      return newCell(this.row === 1 ? column.label : '', dialect)
    })
  }

  private keep(bytes: Uint8Array): void {
    const run = this.untouched
    const follows = run !== null && run.buffer === bytes.buffer && run.byteOffset + run.length === bytes.byteOffset
    if (run && follows) {
      this.untouched = new Uint8Array(run.buffer, run.byteOffset, run.length + bytes.length)
      return
    }
    this.flush()
    this.untouched = bytes
  }

  private flush(): void {
    if (this.untouched) this.options.onBytes(this.encoder.encode(this.untouched))
    this.untouched = null
  }
}

/** The number of cells, without blank ones after the last column. */
function filledWidth(cells: readonly string[], width: number): number {
  let count = cells.length
  while (count > width && isBlank(cells[count - 1] ?? '')) count--
  return count
}
