import type { TableSchema } from './descriptor.ts'
import { type Dialect, recogniseDialect } from './dialect.ts'
import { RowReader } from './row-reader.ts'

const lineFeed = 0x0a
const carriageReturn = 0x0d
const utf8 = new TextDecoder()

/** What the first line of a file tells. */
export interface Head {
  readonly dialect: Dialect
  /** The labels; null when the header runs over several lines, or never ends. */
  readonly labels: string[] | null
  /** Where the rows start. */
  readonly rowsStart: number
}

/** Reads the first line of UTF-8 bytes, which must hold it whole with the byte after it, or be the whole file. */
export function readHead(start: Uint8Array, tables: readonly { readonly schema: TableSchema }[]): Head {
  const found = start.findIndex(byte => byte === lineFeed || byte === carriageReturn)
  const lineEnd = found === -1 ? start.length : found
  const line = start.subarray(0, lineEnd)
  const known = new Set(tables.flatMap(({ schema }) => schema.fields.map(field => field.name)))
  const dialect = recogniseDialect(utf8.decode(line), known)
  const breakLength = start[lineEnd] === carriageReturn && start[lineEnd + 1] === lineFeed ? 2 : 1
  return { dialect, labels: readOneRow(line, dialect), rowsStart: Math.min(lineEnd + breakLength, start.length) }
}

/** The cells of a line that is one whole row; null when it is not. */
function readOneRow(line: Uint8Array, dialect: Dialect): string[] | null {
  if (line.length === 0) return ['']
  const rows: string[][] = []
  const reader = new RowReader(dialect, cells => rows.push(cells))
  reader.push(line)
  reader.end()
  return reader.failure ? null : (rows[0] ?? [''])
}
