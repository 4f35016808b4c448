import type { TableSchema } from './descriptor.ts'
import { type Dialect, recogniseDialect } from './dialect.ts'
import { RowReader } from './row-reader.ts'

const lineFeed = 0x0a
const carriageReturn = 0x0d
const utf8 = new TextDecoder()

/** The information in the first line of a file. */
export interface Head {
  readonly dialect: Dialect
  /** The labels; null when the header spans several lines, or never ends. */
  readonly labels: string[] | null
  /** The offset of the first row of data. */
  readonly rowsStart: number
}

/** Reads the first line. @param start UTF-8 bytes with the whole line and the byte after it, or the whole file. */
export function readHead(start: Uint8Array, tables: readonly { readonly schema: TableSchema }[]): Head {
  const lineBreak = start.findIndex(byte => byte === lineFeed || byte === carriageReturn)
  const lineEnd = lineBreak === -1 ? start.length : lineBreak
  const line = start.subarray(0, lineEnd)
  const knownLabels = new Set(tables.flatMap(({ schema }) => schema.fields.map(field => field.name)))
  const dialect = recogniseDialect(utf8.decode(line), knownLabels)
  const breakLength = start[lineEnd] === carriageReturn && start[lineEnd + 1] === lineFeed ? 2 : 1
  return { dialect, labels: readOneRow(line, dialect), rowsStart: Math.min(lineEnd + breakLength, start.length) }
}

/** The cells of a line; null when the line is not one whole row. */
function readOneRow(line: Uint8Array, dialect: Dialect): string[] | null {
  if (line.length === 0) return ['']
  const rows: string[][] = []
  const reader = new RowReader(dialect, cells => rows.push(cells))
  reader.push(line)
  reader.end()
  return reader.failure ? null : (rows[0] ?? [''])
}
