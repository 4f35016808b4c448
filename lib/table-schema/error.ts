/** The errors of a cell by itself. */
export type CellErrorCode =
  | 'required'
  | 'type-error'
  | 'pattern'
  | 'enum'
  | 'min-length'
  | 'max-length'
  | 'minimum'
  | 'maximum'
  | 'total-digits'
  | 'fraction-digits'
  | 'garbled-text'
  | 'control-character'

/** The errors of a cell compared with its column. */
export type ColumnErrorCode = 'unique' | 'other-year'

/** The errors of a row. */
export type RowErrorCode = 'blank-row' | 'repeated-line' | 'missing-cell' | 'extra-cell' | 'cut-number'

/** The errors of the first row. */
export type HeaderErrorCode =
  | 'missing-header'
  | 'blank-label'
  | 'duplicate-label'
  | 'missing-label'
  | 'extra-label'
  | 'incorrect-label'
  | 'misplaced-label'

/** The errors of a workbook. */
export type WorkbookErrorCode =
  | 'unpacked-too-large'
  | 'unknown-sheet'
  | 'no-fitting-sheet'
  | 'several-sheets'
  | 'formula-without-result'

/** The errors of a whole file. */
export type FileErrorCode =
  | 'empty-file'
  | 'format-error'
  | 'encoding-error'
  | 'guessed-encoding'
  | 'doubtful-encoding'
  | 'quoted-rows'
  | 'unclosed-quote'
  | 'row-too-long'
  | 'file-too-large'
  | 'unknown-schema'

/** The errors that any table may have, named after constraints or Frictionless errors. */
export type TableErrorCode =
  | FileErrorCode
  | WorkbookErrorCode
  | HeaderErrorCode
  | RowErrorCode
  | CellErrorCode
  | ColumnErrorCode

/** An error in the data, with its place as a spreadsheet shows it. It is a value: wrong data throws nothing. */
export interface TableError<Code extends string = string> {
  readonly code: Code
  /** 0 = the whole file, 1 = the header, 2 = the first row of data. */
  readonly row: number
  /** Position of the column in the file, from 1; null when the error is about a row or the file. */
  readonly column: number | null
  /** Name of the schema field, null when there is none (an extra column, a whole row). */
  readonly field: string | null
  /** The cell or label as read; null when there is none. */
  readonly value: string | null
  /** The expected value: a label, a bound, the first row that holds the same value… */
  readonly expected?: string
  /** The sentences of who found the error, when only they can write them; they replace those of its code. */
  readonly wording?: { readonly title: string; readonly message: string; readonly advice: string }
}

/** Column letters of a spreadsheet: 1 → A, 27 → AA. */
export function columnLetter(column: number): string {
  let letters = ''
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  }
  return letters
}
