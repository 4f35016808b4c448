import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import { labelKey } from '@ma-cantine/lib/mapping/label-key'
import { RowOrigins } from '@ma-cantine/lib/mapping/row-origins'
import type { SheetCanteen } from '../check-protocol.ts'
import type { CellEdit } from './history.ts'
import type { FileBytes, TableBytes } from './table-bytes.ts'

/** The file that is checked and sent, and by the numbers of its rows, those of the sheet. */
export interface SentRows {
  readonly file: FileBytes
  readonly rowOf: (row: number) => number
}

/** The rows of an empty sheet, and those that follow the last one in use. */
const firstRows = 10
const spareRows = 5

/** The rows of a sheet: the empty ones are there to be filled, and neither wrong nor sent. */
export class SheetRows {
  /** Position of the column that may be filled in advance: a row that holds nothing else is empty. */
  readonly presetPosition: number
  /** The text of that column in new rows; null when there is none. */
  readonly preset: string | null

  /** The SIRETs of one's own canteens, by their names; null for a name that several have. */
  private readonly sirets = new Map<string, string | null>()

  /** @param canteens to choose from; an only one is preset. */
  constructor(presetPosition: number, canteens: readonly SheetCanteen[]) {
    this.presetPosition = presetPosition
    this.preset = canteens.length === 1 ? (canteens[0]?.siret ?? null) : null
    for (const { siret, name } of canteens) {
      const key = labelKey(name)
      this.sirets.set(key, this.sirets.has(key) ? null : siret)
    }
  }

  /** The SIRET of a canteen that is written by its name; null for any other text. */
  siretOf(text: string): string | null {
    return this.sirets.get(labelKey(text)) ?? null
  }

  isEmpty(cells: readonly string[]): boolean {
    return cells.every((text, position) => position === this.presetPosition || text.trim() === '')
  }

  lastShownRow(rowCount: number): number {
    return rowCount <= 1 ? firstRows + 1 : Math.max(firstRows + 1, rowCount + spareRows)
  }

  /** The cells of a row as they are shown. */
  shownCells(cells: readonly string[]): readonly string[] {
    const { preset, presetPosition } = this
    if (preset === null || (cells[presetPosition] ?? '') !== '' || !this.isEmpty(cells)) return cells
    return Array.from({ length: Math.max(cells.length, presetPosition + 1) }, (_, position) =>
      position === presetPosition ? preset : (cells[position] ?? ''),
    )
  }

  /**
   * Adds the preset text to the rows that edits start to fill.
   * @param cellsOf gives the cells of some rows, before the edits.
   */
  withPreset(edits: readonly CellEdit[], cellsOf: (rows: readonly number[]) => readonly (readonly string[])[]) {
    const { preset, presetPosition } = this
    if (preset === null) return edits
    const filled = new Set(edits.flatMap(({ row, text }) => (row > 1 && text.trim() !== '' ? [row] : [])))
    for (const { row, position } of edits) if (position === presetPosition) filled.delete(row)
    const rows = [...filled].sort((a, b) => a - b)
    const cells = cellsOf(rows)
    const added = rows.flatMap((row, index) =>
      (cells[index]?.[presetPosition] ?? '') === '' ? [{ row, position: presetPosition, text: preset }] : [],
    )
    return added.length === 0 ? edits : [...edits, ...added]
  }

  sentRows(table: TableBytes): SentRows {
    const numbers = Array.from({ length: table.rowCount }, (_, index) => index + 1)
    const empty = new Set<number>()
    for (const [index, cells] of table.cellsOf(numbers).entries())
      if (index > 0 && this.isEmpty(cells)) empty.add(index + 1)
    const origins = new RowOrigins()
    for (const row of numbers) if (!empty.has(row)) origins.add(row)
    return { file: table.withoutRows(row => empty.has(row)), rowOf: row => (row < 1 ? row : origins.of(row)) }
  }
}

/** Names the rows of the sheet in the report on what is sent; its digest stays. */
export function relocateRows(report: FileReport, { rowOf }: SentRows): FileReport {
  const relocate = <Error extends FileReport['errors'][number]>(error: Error): Error => ({
    ...error,
    row: rowOf(error.row),
    // The first row that is the same.
    ...(error.code === 'repeated-line' && error.expected ? { expected: String(rowOf(Number(error.expected))) } : {}),
  })
  return {
    ...report,
    errors: report.errors.map(relocate),
    warnings: report.warnings.map(relocate),
    groups: report.groups.map(group => ({ ...group, rows: group.rows.map(rowOf) })),
  }
}
