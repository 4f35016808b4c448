/** How a screen writes what files have in their own words; sentences of errors follow it. */
export interface ScreenWords {
  /** The name of a column. */
  column(field: string): string
  /** A value of a list. */
  code(field: string, code: string): string
  /** The text of a cell, as the reader writes days and decimals. */
  cell(field: string, text: string): string
  /** A right value, to complete « Valeur attendue : … ». */
  expected(field: string): string
}
