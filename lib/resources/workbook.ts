/** How a cell looks and what it holds; a sheet is protected, but for the cells that are to be filled in. */
export type CellLook = keyof typeof cellLooks

export interface CellStyle {
  readonly format: 'text' | 'amount' | 'count' | 'share' | 'cents'
  readonly bold?: true
  /** Points; 11 otherwise. */
  readonly size?: number
  /** Hexadecimal colours, without `#`. */
  readonly color?: string
  readonly fill?: string
  readonly border?: true
  readonly align?: 'left' | 'center' | 'right'
  /** People may change it. */
  readonly input?: true
}

const blue = '000091'
const yellow = 'FFF7C2'
const pale = 'F5F5FE'
const grey = 'DDDDDD'

export const cellLooks = {
  title: { format: 'text', bold: true, size: 16, color: blue },
  heading: { format: 'text', bold: true, size: 13, color: blue },
  text: { format: 'text' },
  note: { format: 'text', size: 10, color: '3A3A3A' },
  columnHead: { format: 'text', bold: true, fill: blue, color: 'FFFFFF', border: true, align: 'center' },
  rowHead: { format: 'text', bold: true, fill: pale, border: true },
  amountInput: { format: 'amount', fill: yellow, border: true, input: true },
  countInput: { format: 'count', fill: yellow, border: true, input: true },
  choiceInput: { format: 'text', fill: yellow, border: true, input: true },
  impossible: { format: 'text', size: 10, color: '3A3A3A', fill: grey, border: true, align: 'center' },
  amount: { format: 'amount', fill: pale, border: true },
  total: { format: 'amount', bold: true, fill: pale, border: true },
  share: { format: 'share', bold: true, fill: pale, border: true },
  goal: { format: 'share', fill: pale, border: true },
  cents: { format: 'cents', fill: pale, border: true },
  verdict: { format: 'text', bold: true, fill: pale, border: true, align: 'center' },
  warning: { format: 'text', bold: true, color: 'B34000', align: 'center' },
} as const satisfies Readonly<Record<string, CellStyle>>

/** A cell; a formula is written as in Excel, in English and with commas, without its equals sign. */
export interface WorkbookCell {
  /** Its address, `B7`. */
  readonly at: string
  readonly look: CellLook
  readonly value?: string | number
  readonly formula?: string
  /** The last cell that it covers, in the same row. */
  readonly to?: string
}

/** What may be typed in the cells of a range. */
export interface CellRule {
  /** `B5:I15`. */
  readonly range: string
  /** One of these texts, an amount of euros from 0, or a whole number from 0. */
  readonly accepts: readonly string[] | 'amount' | 'count'
  readonly help: { readonly title: string; readonly message: string }
  readonly refusal: string
}

export interface WorkbookSheet {
  readonly name: string
  /** Widths in characters. */
  readonly columns: readonly number[]
  readonly cells: readonly WorkbookCell[]
  /** Heights of rows in points, by number from 1, where a text needs more than a line. */
  readonly heights: Readonly<Record<number, number>>
  readonly rules: readonly CellRule[]
}

/** A workbook to fill in, whatever its format. */
export interface Workbook {
  readonly title: string
  readonly description: string
  readonly sheets: readonly WorkbookSheet[]
}
