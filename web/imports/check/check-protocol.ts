import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { ErrorCode } from '@ma-cantine/lib/imports/error-code'
import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import type { FixName } from '@ma-cantine/lib/repair/change'
import type { Severity } from '@ma-cantine/lib/table-schema/report'
import type { SingleByteEncoding } from '@ma-cantine/lib/table-schema/single-byte'

/** The data that the page and its worker exchange: plain objects, with sentences already in the reader's language. */

/** The verdict on a file, or why this import cannot work on it. */
export type OpenResult =
  /** The file is of a known kind that this import does not accept. */
  | { readonly kind: 'wrong-kind'; readonly found: FileKind }
  /** The letters beyond ASCII may be read in several ways, and the words do not tell which is right. */
  | { readonly kind: 'which-encoding'; readonly readings: readonly ReadingView[] }
  /** The file holds no table. */
  | {
      readonly kind: 'unusable'
      readonly groups: readonly GroupView[]
      readonly sheets: readonly string[]
      /** Whether its columns are those of another program. */
      readonly foreign?: boolean
    }
  | { readonly kind: 'checked'; readonly verdict: Verdict; readonly foreign?: boolean }

/** The first words beyond ASCII, as an encoding reads them. */
export interface ReadingView {
  readonly encoding: SingleByteEncoding
  /** The name of the encoding, as people know it. */
  readonly name: string
  readonly words: string
}

export interface Verdict {
  readonly fileKind: FileKind
  /** No error is known: neither of the file itself, nor one that the server found in the stored data. */
  readonly valid: boolean
  /** The report on the bytes to send, when they are right by themselves: the server may then be asked. */
  readonly report: FileReport | null
  /** Number of data rows. */
  readonly rows: number
  readonly errorCount: number
  readonly warningCount: number
  /** Kind, rows, sheet, encoding and delimiter, in words. */
  readonly about: readonly string[]
  /** Digest of the report on the chosen file (the workbook where it is one), or on its corrected bytes. */
  readonly digest: string
  readonly groups: readonly GroupView[]
  /** Whether the file was a workbook; its sheet will be sent as CSV. */
  readonly fromWorkbook: boolean
  /** Whether its rows are typed and pasted in the page, from none. */
  readonly isSheet: boolean
  /** Bytes of the file to send, corrections included. */
  readonly size: number
  readonly undoable: number
  readonly redoable: number
  /** Duration of the check. */
  readonly milliseconds: number
}

/** What the server refuses in a file that is right by itself. */
export interface StoredRefusal {
  readonly errors: readonly StoredError[]
  /** Counts the errors that are not listed as well. */
  readonly groups: readonly Pick<GroupView, 'code' | 'field' | 'count'>[]
}

/** An error that only the stored data reveal, in the words of the server. */
export interface StoredError {
  readonly code: ErrorCode
  /** 0 for the whole file. */
  readonly row: number
  /** From 1; null for the whole row. */
  readonly column: number | null
  readonly field: string | null
  readonly value: string | null
  readonly title: string
  readonly message: string
  readonly advice: string
}

/** The errors, or the warnings, of one rule in one column. */
export interface GroupView {
  readonly id: string
  readonly severity: Severity
  readonly code: ErrorCode
  readonly field: string | null
  readonly letter: string | null
  readonly title: string
  /** Sentence of the first error. */
  readonly message: string
  readonly advice: string
  readonly count: number
  /** Number of rows in error; 0 when the error concerns the whole file. */
  readonly rowCount: number
  /** Numbers of the first rows in error. */
  readonly rows: readonly number[]
}

export interface ColumnView {
  /** Empty where columns go by their names alone. */
  readonly letter: string
  readonly label: string
  /** Null for a column that the schema does not have. */
  readonly field: string | null
  /** The allowed values; null when there is no closed list. */
  readonly values: readonly AllowedValue[] | null
  /** Separates the values of a cell that may hold several; null when it may not. */
  readonly separator: string | null
  /** How the page shows its cells, where people know them otherwise than files write them. */
  readonly format?: ColumnFormat
  /** Pixels; by the length of its label when left out. */
  readonly width?: number
  /** Texts to propose while one is typed. */
  readonly suggestions?: readonly string[]
}

export interface ColumnFormat {
  /** The text of a cell as people read it. */
  readonly show: (text: string) => string
  /** What stands under it. */
  readonly under: (text: string) => string
  /** The name of an allowed value. */
  readonly option: (value: string, label: string | null) => string
}

export interface AllowedValue {
  readonly value: string
  /** The name of a code; null for a value that says itself what it means. */
  readonly label: string | null
}

/** Selects the rows to show. */
export interface RowFilter {
  /** Id of a group; null for all. */
  readonly group: string | null
  /** Name of a field; null for all. */
  readonly field: string | null
  /** Includes rows without errors. */
  readonly all: boolean
}

export interface RowWindow {
  /** Number of rows that pass the filter. */
  readonly total: number
  /** Number of these up to the last that holds something: a sheet has empty ones below. */
  readonly filled: number
  /**
   * Why some rows are missing: `errors`, the others come as these are corrected; `rows`, a browser cannot hold more.
   */
  readonly limited: 'errors' | 'rows' | null
  /** Index of the first of `rows`, among those that pass the filter. */
  readonly from: number
  readonly rows: readonly RowView[]
  /** All columns of the file. */
  readonly columns: readonly ColumnView[]
}

export interface RowView {
  /** Number as in a spreadsheet: 1 is the header. */
  readonly row: number
  readonly cells: readonly string[]
  /** Positions of the cells edited in this page. */
  readonly edited: readonly number[]
  readonly errors: readonly ErrorView[]
}

export interface ErrorView {
  readonly code: ErrorCode
  /** Position of the cell from 0; null for the whole row. */
  readonly position: number | null
  readonly field: string | null
  readonly severity: Severity
  readonly title: string
  readonly message: string
  readonly advice: string
  /** A value that would fix the cell. */
  readonly suggestion: string | null
  /** Number of cells in error that hold the same value in this column, this one included. */
  readonly alike: number
}

/** A cell, by the index of its row among those that pass a filter and by its column. */
export interface Place {
  readonly index: number
  readonly position: number
}

/** A text to look for in cells. */
export interface SearchedText {
  readonly text: string
  /**
   * The whole cell to the letter, the whole cell whatever the spaces around it, or any part of it.
   */
  readonly extent: 'exact-cell' | 'cell' | 'part'
  readonly matchCase: boolean
}

/** The same new text for many cells, undone in one step. What is left out selects everything; the header is never changed. */
export interface Replacement {
  /** The field whose column changes; or the position of the column, which may have no field. */
  readonly field?: string
  readonly position?: number
  /** Changes only these rows. */
  readonly rows?: readonly number[]
  /** Changes only the cells in error of the group with this id. */
  readonly group?: string
  /** Changes only the rows that pass this filter. */
  readonly filter?: RowFilter
  /** Changes only the cells that hold exactly this. */
  readonly value?: string
  /** Changes only the cells where this text is found; a part of a cell is replaced alone. */
  readonly searched?: SearchedText
  readonly to: string
}

/** What a replacement would change. */
export interface ReplacementPreview {
  /** Number of cells that would change, and of rows that they are in. */
  readonly cells: number
  readonly rows: number
  readonly examples: readonly CellChange[]
}

export interface CellChange {
  readonly row: number
  readonly label: string
  readonly from: string
  readonly to: string
}

/** Cells to write over the rows that pass a filter, undone in one step. */
export interface BlockWriting {
  readonly filter: RowFilter
  /** Number of the first row to write, among those that are shown. */
  readonly firstRow: number
  /** Position of the first column. */
  readonly position: number
  /** The cells to fill by repeating the block, where it fits; `rows` is null for all the rows that follow. */
  readonly selection: { readonly rows: number | null; readonly columns: number }
  /** The block as spreadsheets copy it: tabs between cells, a line a row. Null to repeat the first row of the selection. */
  readonly text: string | null
}

export interface WrittenBlock {
  /** Number of cells that changed. */
  readonly changed: number
  /** The rows and columns that were written. */
  readonly rows: number
  readonly columns: number
  /** The rows and columns that the table has no place for. */
  readonly leftOutRows: number
  readonly leftOutColumns: number
  /** Number of rows that were added below the last one. */
  readonly addedRows: number
  /** Why nothing was written; null when something was. */
  readonly refused: BlockRefusal | null
  /** The labels of the block that no column has; null when its first row is no header. */
  readonly unknownLabels: readonly string[] | null
  /** The columns whose cells were written otherwise than they came. */
  readonly converted: readonly ConvertedCells[]
}

/** A block of more columns, or of more rows, than any list of purchases. */
export type BlockRefusal = 'too-wide' | 'too-long'

/** Cells of a column that were read as the column wants them: a day in French, an amount with its currency, a label. */
export interface ConvertedCells {
  readonly position: number
  readonly count: number
  /** The first of them. */
  readonly from: string
  readonly to: string
}

/** What a sheet starts with. */
export interface SheetStart {
  /** The text of a sheet that was left; null for an empty one. */
  readonly text: string | null
  /** Rows to add, as texts by the names of the columns. */
  readonly rows: readonly Readonly<Record<string, string | undefined>>[]
  /** The canteens to choose from. */
  readonly canteens: readonly SheetCanteen[]
}

export interface SheetCanteen {
  readonly siret: string
  readonly name: string
}

/** The fixes that the worker can make at once. */
export interface FixOffer {
  readonly safe: readonly FixView[]
  /** Number of changes that the safe fixes make, and of errors that they leave. */
  readonly safeCount: number
  readonly errorsLeft: number
  /** Fixes that guess, for the user to confirm one kind at a time. */
  readonly guesses: readonly FixView[]
}

export interface FixView {
  readonly fix: FixName
  readonly title: string
  readonly why: string
  readonly count: number
  readonly examples: readonly {
    readonly row: number
    readonly field: string | null
    readonly from: string | null
    readonly to: string | null
  }[]
}

/** A file in the format of 2026. */
export interface ConversionView {
  readonly bytes: Uint8Array
  /** Number of rows written. */
  readonly converted: number
  /** Number of rows of which the format cannot say everything, and of those that are written without the rest. */
  readonly unsayableRows: number
  readonly partRows: number
  /** What the file does otherwise than the former one; null when it does the same. */
  readonly change: string | null
  /** What the format cannot say of the first rows. */
  readonly told: readonly { readonly row: number; readonly reason: string }[]
}

/** The page that explains a rule. */
export interface ExplanationView {
  readonly meaning: string
  readonly causesTitle: string
  readonly causes: readonly string[]
  readonly stepsTitle: string
  /** The same steps for all programs (null), or the steps of each. */
  readonly steps: readonly { readonly program: string | null; readonly steps: readonly string[] }[]
  readonly originTitle: string
  readonly origin: string
}
