import { isBlank } from '../table-schema/cell-check.ts'
import type { Dialect } from '../table-schema/dialect.ts'
import type { Encoding } from '../table-schema/encoding.ts'
import { newCell } from '../table-schema/new-cell.ts'
import type { Table } from '../table-schema/table.ts'
import { type Allowed, type Change, change } from './change.ts'
import { type Layout, planLayout } from './layout.ts'
import { cellBytes, cutRow, joinedRow, lineEndOf, replacedCell } from './raw-row.ts'
import { RawRows } from './raw-rows.ts'
import { type MendedCells, RowMender } from './row-mender.ts'
import { type FileEncoder, fileEncoder } from './text-encoder.ts'

export interface RepairerOptions<Draft> {
  /** The table the file is one of. */
  readonly table: Table<Draft>
  /** The tables it was recognised among. */
  readonly tables: readonly Table[]
  readonly encoding: Encoding
  /** The file starts with a byte order mark. */
  readonly bom: boolean
  readonly allows: Allowed
  /** Positions of the columns without a label nor a single filled cell. */
  readonly emptyColumns: ReadonlySet<number>
  onBytes(bytes: Uint8Array): void
  onChange(change: Change): void
}

/**
 * Mends a file from its bytes, pushed as they come: what is right keeps its bytes, what is mended is written in the
 * dialect and the encoding of the file. Memory does not grow with it.
 */
export class Repairer<Draft> {
  private readonly options: RepairerOptions<Draft>
  private readonly encoder: FileEncoder
  private readonly rows: RawRows
  private row = 0
  private layout: Layout | null = null
  private width = 0
  private mender: RowMender<Draft> | null = null
  /** Rows left as they are, to be given in one piece: they follow each other in memory. */
  private untouched: Uint8Array | null = null

  constructor(options: RepairerOptions<Draft>) {
    this.options = options
    this.encoder = fileEncoder(options.encoding)
    this.rows = new RawRows({
      tables: options.tables,
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
    if (this.row === 1) this.mendHeader(cells, bytes, dialect)
    else this.mendRow(cells, bytes, dialect)
  }

  private mendHeader(labels: readonly string[], bytes: Uint8Array, dialect: Dialect): void {
    const { table, allows, emptyColumns, onChange } = this.options
    const writable = (text: string) => this.encoder.has(text)
    const layout = planLayout(labels, table.schema, { allows, emptyColumns, writable })
    this.layout = layout
    this.width = labels.length
    this.mender = new RowMender(table, layout.positions, { allows, writable })
    layout.changes.forEach(onChange)
    if (layout.changes.length === 0) this.keep(bytes)
    else this.write(labels, bytes, dialect, layout.labels)
  }

  private mendRow(cells: readonly string[], bytes: Uint8Array, dialect: Dialect): void {
    const { onChange } = this.options
    const { row, width } = this
    if (cells.every(isBlank)) {
      onChange(change({ row, column: null, field: null, from: null, to: null }, ['blank-row']))
      return
    }
    const { columns, positions } = this.layout as Layout
    const mended = (this.mender as RowMender<Draft>).mend(cells)
    const count = filledWidth(cells, width)
    if (mended.size === 0 && count === cells.length && !columns) {
      this.keep(bytes)
      return
    }
    this.tell(mended, cells)
    if (count < cells.length) {
      const from = cells.slice(count).join(dialect.delimiter)
      onChange(change({ row, column: count + 1, field: null, from, to: null }, ['blank-cells']))
    }
    const texts = new Map([...mended].map(([index, { text }]) => [positions[index] as number, text]))
    this.write(cells, bytes, dialect, texts, count)
  }

  private tell(mended: MendedCells, cells: readonly string[]): void {
    const { positions } = this.layout as Layout
    for (const [index, { text, fixes }] of mended) {
      const position = positions[index] as number
      const about = {
        row: this.row,
        column: position + 1,
        field: this.options.table.schema.fields[index]?.name ?? null,
        from: cells[position] ?? '',
        to: text,
      }
      this.options.onChange(change(about, [...new Set(fixes.map(({ name }) => name))]))
    }
  }

  /** Writes a row with some of its cells replaced, the columns in their new order, and no more than `count` cells. */
  private write(
    cells: readonly string[],
    bytes: Uint8Array,
    dialect: Dialect,
    texts: ReadonlyMap<number, string>,
    count = cells.length,
  ): void {
    const rawCells = cutRow(bytes, dialect, cells)
    const cell = (position: number): Uint8Array | string => {
      const raw = rawCells?.[position]
      const text = texts.get(position)
      if (!raw) return newCell(text ?? cells[position] ?? '', dialect)
      return text === undefined ? cellBytes(bytes, raw) : replacedCell(raw, text, dialect)
    }
    const given = Array.from({ length: count }, (_, position) => position)
    const columns = this.layout?.columns
    const placed = columns
      ? [...this.placed(columns, cell, count, dialect), ...given.slice(this.width).map(cell)]
      : given.map(cell)
    this.flush()
    this.options.onBytes(this.encoder.encode(joinedRow(placed, lineEndOf(bytes), dialect)))
  }

  /** A row that stops early still does, as far as the new order allows. */
  private placed(
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

/** The number of cells without the blank ones that end a row beyond its last column. */
function filledWidth(cells: readonly string[], width: number): number {
  let count = cells.length
  while (count > width && isBlank(cells[count - 1] ?? '')) count--
  return count
}
