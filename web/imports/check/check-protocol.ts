import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { ErrorCode } from '@ma-cantine/lib/imports/error-code'
import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import type { FixName } from '@ma-cantine/lib/repair/change'
import type { Severity } from '@ma-cantine/lib/table-schema/report'

/** What the page and its worker tell each other: plain data, sentences already in the reader's language. */

/** What became of a file that was opened. */
export type Opened =
  /** It is a file of ours, but not for this import. */
  | { readonly kind: 'wrong-kind'; readonly found: FileKind }
  /** There is no table to work on. */
  | { readonly kind: 'unusable'; readonly groups: readonly ShownGroup[]; readonly sheets: readonly string[] }
  | { readonly kind: 'checked'; readonly verdict: Verdict }

export interface Verdict {
  readonly fileKind: FileKind
  readonly valid: boolean
  /** The whole report of a valid file, that of the bytes to send. */
  readonly report: FileReport | null
  /** Rows of data. */
  readonly rows: number
  readonly errorCount: number
  readonly warningCount: number
  /** Kind, rows, sheet, encoding, delimiter, in words. */
  readonly about: readonly string[]
  /** Of the file that was chosen, a workbook included, or as it stands after corrections. */
  readonly digest: string
  readonly groups: readonly ShownGroup[]
  /** The file was a workbook; what will be sent is the CSV made of its sheet. */
  readonly fromWorkbook: boolean
  /** Bytes of the file as it stands, which is what would be sent. */
  readonly size: number
  readonly undoable: number
  readonly redoable: number
  /** How long the check took. */
  readonly milliseconds: number
}

/** The errors, or the warnings, of one kind in one column. */
export interface ShownGroup {
  readonly id: string
  readonly severity: Severity
  readonly code: ErrorCode
  readonly field: string | null
  readonly letter: string | null
  readonly title: string
  /** Of the first one. */
  readonly message: string
  readonly advice: string
  readonly count: number
  /** Rows concerned: 0 when the whole file is. */
  readonly rowCount: number
  /** The first ones, those of the whole file left out. */
  readonly rows: readonly number[]
}

export interface ShownColumn {
  readonly letter: string
  readonly label: string
  /** Null for a column that the schema does not know. */
  readonly field: string | null
  /** The allowed values; null when there is no closed list. */
  readonly values: readonly string[] | null
  /** A cell may hold several of them, with this between. */
  readonly separator: string | null
}

/** Which rows are looked at. */
export interface RowFilter {
  /** Id of a group; null for all. */
  readonly group: string | null
  /** Name of a field; null for all. */
  readonly field: string | null
  /** Rows without errors too. */
  readonly all: boolean
}

export interface RowWindow {
  /** Rows that pass the filter. */
  readonly total: number
  /** There are others: errors that will come as these are mended, or rows beyond those that a browser can hold. */
  readonly limited: 'errors' | 'rows' | null
  /** The number of the first row given, among them. */
  readonly from: number
  readonly rows: readonly ShownRow[]
  /** Of the file. */
  readonly columns: readonly ShownColumn[]
}

export interface ShownRow {
  /** As a spreadsheet numbers it: 1 = the header. */
  readonly row: number
  readonly cells: readonly string[]
  /** Positions of the cells that were typed here. */
  readonly edited: readonly number[]
  readonly errors: readonly ShownError[]
}

export interface ShownError {
  /** Position of the cell from 0; null for the whole row. */
  readonly position: number | null
  readonly field: string | null
  readonly severity: Severity
  readonly title: string
  readonly message: string
  readonly advice: string
  /** What would make the cell right. */
  readonly suggestion: string | null
}

/** A place in the rows that pass a filter. */
export interface Place {
  readonly index: number
  readonly position: number
}

/** What can be mended at once. */
export interface FixOffer {
  readonly safe: readonly ShownFix[]
  /** Changes that the safe fixes make, and errors that they leave. */
  readonly safeCount: number
  readonly errorsLeft: number
  /** Guesses, to be looked at one kind at a time. */
  readonly guesses: readonly ShownFix[]
}

export interface ShownFix {
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

/** A rule told in full. */
export interface ShownExplanation {
  readonly meaning: string
  readonly causesTitle: string
  readonly causes: readonly string[]
  readonly stepsTitle: string
  readonly steps: readonly string[]
  readonly originTitle: string
  readonly origin: string
}
