import type { ErrorCode } from '../imports/error-code.ts'
import type { FileKind } from '../imports/file-kinds.ts'
import type { SingleByteEncoding } from '../table-schema/single-byte.ts'

/** Cells by column name. Missing columns get the examples of the schema, which make a right row. */
export type Cells = Readonly<Record<string, string>>

/** A few cells of the rows of a file. */
export interface RowsExample {
  readonly shows: 'rows'
  readonly kind: FileKind
  /** Rows before, in both files, for a warning about a row unlike the others. Only the first one is shown. */
  readonly before?: readonly Cells[]
  readonly wrong: readonly Cells[]
  readonly right: readonly Cells[]
  /** The error that the code explains, and comes with. */
  readonly explains?: ErrorCode
}

/** A whole small file, as a text editor shows it. */
export interface FileExample {
  readonly shows: 'file'
  /** The kind to check; null to recognise it from the header. */
  readonly kind: FileKind | null
  readonly wrong: string
  /** The encoding in which the wrong file shows as `wrong`, where it is not UTF-8. */
  readonly encoding?: SingleByteEncoding
  /** How many more times the last character comes in a wrong file that is too large to write here. */
  readonly lastRepeated?: number
  readonly right: string
}

/** A file that gives the code, alone or with the one it explains, and a right file. */
export type Example = RowsExample | FileExample
