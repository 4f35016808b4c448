import type { PdfText, TextStyle } from './pdf-text.ts'

export interface PdfTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Parts of the width; they add up to 1. */
  readonly widths: readonly number[]
  /** Whether the first cell of a row says what the others are about. */
  readonly withRowHeaders?: boolean
  /** Whether all columns but the first hold figures, which stand below one another. */
  readonly isNumeric?: boolean
  /** For tables of many rows. */
  readonly isDense?: boolean
}

export interface TableRow {
  readonly table: PdfTable
  readonly cells: readonly string[]
  readonly kind: 'TH' | 'TD'
}

export interface TableCell {
  readonly text: string
  readonly x: number
  readonly width: number
  readonly isFirst: boolean
}

/** Points between the lines of a cell. */
export const cellLineGap = 1
const sizeOf = ({ isDense }: PdfTable): number => (isDense ? 9.5 : 10)
/** Points around the text of a cell. */
export const paddingOf = ({ isDense }: PdfTable): number => (isDense ? 3 : 5)
/** After the first cell of a row that goes on. */
const continued = ' (suite)'
/** No page holds more letters in one cell. */
const longestPart = 8000

/** What a page holds between its margins, in points. */
export interface PdfPage {
  readonly left: number
  readonly width: number
  readonly height: number
}

/** Where the cells of a table stand, and where a row is cut that no page can hold. */
export class PdfTableLayout {
  private readonly text: PdfText
  private readonly page: PdfPage

  constructor(text: PdfText, page: PdfPage) {
    this.text = text
    this.page = page
  }

  /** A row that no page can hold, cut into rows that one can. */
  partsOf(line: TableRow, header: TableRow): TableRow[] {
    const room = this.page.height - this.rowHeight(header)
    const isShort = line.cells.every(text => text.length <= longestPart)
    if (isShort && this.rowHeight(line) <= room) return [line]
    const parts = this.cellsOf(line).map(({ text, width }) =>
      this.cut(text, width, room - 2 * paddingOf(line.table), line),
    )
    const [first = ''] = line.cells
    const again = first.endsWith(continued) ? first : first + continued
    const rest = parts.map(([, tail], index) => (index === 0 && tail === '' ? again : tail))
    return [{ ...line, cells: parts.map(([head]) => head) }, ...this.partsOf({ ...line, cells: rest }, header)]
  }

  styleOf({ table, kind }: TableRow): TextStyle {
    return { font: kind === 'TH' ? 'bold' : 'plain', size: sizeOf(table) }
  }

  cellsOf({ table, cells }: TableRow): TableCell[] {
    const padding = paddingOf(table)
    let { left } = this.page
    return cells.map((text, index) => {
      const column = (table.widths[index] ?? 0) * this.page.width
      const cell = { text, x: left + padding, width: column - 2 * padding, isFirst: index === 0 }
      left += column
      return cell
    })
  }

  rowHeight(line: TableRow): number {
    const heights = this.cellsOf(line).map(({ text, width }) =>
      // Longer texts are cut before they are drawn.
      this.text.heightOf(text.slice(0, longestPart), this.styleOf(line), { width, lineGap: cellLineGap }),
    )
    return 2 * paddingOf(line.table) + Math.max(...heights)
  }

  /** The beginning of a text that fits, and the rest of it. */
  private cut(text: string, width: number, room: number, line: TableRow): readonly [string, string] {
    const style = this.styleOf(line)
    const fits = (length: number) =>
      this.text.heightOf(text.slice(0, length), style, { width, lineGap: cellLineGap }) <= room
    if (text.length <= longestPart && fits(text.length)) return [text, '']
    let [fitting, tooLong] = [0, Math.min(text.length, longestPart) + 1]
    while (tooLong - fitting > 1) {
      const middle = Math.floor((fitting + tooLong) / 2)
      if (fits(middle)) fitting = middle
      else tooLong = middle
    }
    const space = text.lastIndexOf(' ', fitting)
    const end = space > fitting / 2 ? space + 1 : Math.max(fitting, 1)
    return [text.slice(0, end), text.slice(end)]
  }
}
