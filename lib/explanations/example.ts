import type { ErrorCode } from '../imports/error-code.ts'
import type { FileKind } from '../imports/file-kinds.ts'

/** Cells by column name. The columns left out hold the examples of the schema, which make a right row. */
export type Cells = Readonly<Record<string, string>>

/** A few cells of the rows of a file. */
export interface RowsExample {
  readonly shows: 'rows'
  readonly kind: FileKind
  /** Rows that come before in both files: it takes many to see that one is unlike them. Only the first one is shown. */
  readonly before?: readonly Cells[]
  readonly wrong: readonly Cells[]
  readonly right: readonly Cells[]
  /** The code explains another one, which comes with it. */
  readonly explains?: ErrorCode
}

/** A whole small file, as a text editor shows it. */
export interface FileExample {
  readonly shows: 'file'
  /** What the file should be; null when its header must tell. */
  readonly kind: FileKind | null
  readonly wrong: string
  /** The wrong file is too large to be written out: its last character comes that many times more. */
  readonly lastRepeated?: number
  readonly right: string
}

/** A file that gives the code, and no other but the one it explains, and one that gives none. */
export type Example = RowsExample | FileExample
