import { type ByteSource, chunksOf } from '../imports/byte-source.ts'
import type { FileReport } from '../imports/check-file.ts'
import type { ErrorCode } from '../imports/error-code.ts'
import { type FileKind, tableOf } from '../imports/file-kinds.ts'
import { allowedValues, type Field } from '../table-schema/descriptor.ts'
import type { Dialect } from '../table-schema/dialect.ts'
import type { TableError } from '../table-schema/error.ts'
import { matchHeader } from '../table-schema/header.ts'
import { isBlank } from '../table-schema/invisible-characters.ts'
import { joinChunks } from '../table-schema/join-chunks.ts'
import { rowErrors } from '../table-schema/row-errors.ts'
import type { Table } from '../table-schema/table.ts'
import { allowFixes } from './change.ts'
import { RawRows } from './raw-rows.ts'
import { rewriteRow } from './rewrite-row.ts'
import { RowRepairer } from './row-repairer.ts'
import { fileEncoder } from './text-encoder.ts'
import { writtenEncoding } from './written-encoding.ts'

/** Where a wrong cell is. */
export interface WrongCell {
  readonly row: number
  readonly field: string
}

/** The file of a wrong cell, of one of our kinds. */
export interface WrongFile {
  readonly kind: FileKind
  /** The report on it, which tells its encoding. */
  readonly report: FileReport
  /** Opens it from its start, at each reading. */
  readonly open: () => ByteSource
}

/** A value that is wrong somewhere in a column, and what could take its place. */
export interface WrongValue {
  readonly value: string
  readonly field: Field
  /** The cells of the column that hold it, and those of them that are in error. */
  readonly cells: number
  readonly wrongCells: number
  /** What the fixes make of it; null when none makes it right. */
  readonly suggestion: string | null
  /** What a list allows; null for any other column. */
  readonly allowed: readonly string[] | null
  /** What is wrong with another value in the row of the cell; null when it is right there. */
  readonly check: (text: string) => TableError<ErrorCode> | null
}

/** Counts the cells of a column that hold the value of one of them, and proposes others. Null when no such cell is wrong. */
export async function findWrongValue(
  file: WrongFile,
  { row: wanted, field: name }: WrongCell,
): Promise<WrongValue | null> {
  const table = tableOf(file.kind)
  const index = table.schema.fields.findIndex(field => field.name === name)
  const field = table.schema.fields[index]
  if (!field) return null
  let found: RowOfTable | null = null
  await readRows(file, row => {
    if (row.number === wanted) found = row
  })
  const first = found as RowOfTable | null
  if (!first || first.positions[index] === -1) return null
  const value = first.own[index] ?? ''
  let cells = 0
  let wrongCells = 0
  await readRows(file, row => {
    if (row.own[index] !== value || row.own.every(isBlank)) return
    cells++
    if (row.isWrong(name)) wrongCells++
  })
  if (wrongCells === 0) return null
  const { encoding } = writtenEncoding(file.report, undefined)
  const canWrite = (text: string) => fileEncoder(encoding).has(text)
  const inOrder = table.schema.fields.map((_, place) => place)
  const repaired = new RowRepairer(table, inOrder, { allows: allowFixes(true), canWrite }).repair(first.own)
  const errorsOf = rowErrors(table)
  return {
    value,
    field,
    cells,
    wrongCells,
    suggestion: repaired.get(index)?.text ?? null,
    allowed: allowedValues(field),
    check: text => {
      const errors = errorsOf(first.own.with(index, text), wanted)
      return (errors.find(error => error.field === name) as TableError<ErrorCode> | undefined) ?? null
    },
  }
}

/** What takes the place of a value. */
export interface ValueReplacement {
  readonly field: string
  readonly value: string
  readonly to: string
  /** Receives the bytes of the mended file, in order, and is awaited. */
  readonly write: (bytes: Uint8Array) => void | Promise<void>
}

/**
 * Writes a file with one value in place of another, in the cells of a column that are in error. All other cells keep their
 * bytes; the file becomes UTF-8 when its encoding lacks a character of the value.
 * @returns the number of cells that changed.
 */
export async function replaceWrongValue(
  file: WrongFile,
  { field: name, value, to, write }: ValueReplacement,
): Promise<number> {
  const index = tableOf(file.kind).schema.fields.findIndex(field => field.name === name)
  const present = writtenEncoding(file.report, undefined)
  const isWritable = fileEncoder(present.encoding).has(to)
  const encoder = fileEncoder(isWritable ? present.encoding : 'utf-8')
  let pieces: Uint8Array[] = present.bom || !isWritable ? [encoder.byteOrderMark] : []
  let changed = 0
  const drain = async () => {
    const bytes = joinChunks(pieces)
    pieces = []
    if (bytes.length > 0) await write(bytes)
  }
  await readRows(
    file,
    ({ own, cells, bytes, dialect, positions, isWrong }) => {
      const position = positions[index] ?? -1
      if (position === -1 || own[index] !== value || own.every(isBlank) || !isWrong(name)) {
        pieces.push(encoder.encode(new Uint8Array(bytes)))
        return
      }
      changed++
      pieces.push(encoder.encode(rewriteRow(cells, bytes, dialect, new Map([[position, to]]))))
    },
    { onOther: bytes => pieces.push(encoder.encode(new Uint8Array(bytes))), afterChunk: drain },
  )
  await drain()
  return changed
}

interface RowOfTable {
  readonly number: number
  /** The cells of the file, and those of the table in the order of its schema. */
  readonly cells: readonly string[]
  readonly own: readonly string[]
  readonly positions: readonly number[]
  readonly bytes: Uint8Array
  readonly dialect: Dialect
  /** Whether the cell of a column is in error, by itself or by a rule. */
  readonly isWrong: (field: string) => boolean
}

interface OtherBytes {
  /** Receives the header, and bytes that make no row. */
  readonly onOther?: (bytes: Uint8Array) => void
  readonly afterChunk?: () => Promise<void>
}

async function readRows(
  { kind, open }: WrongFile,
  onRow: (row: RowOfTable) => void,
  { onOther = () => {}, afterChunk = async () => {} }: OtherBytes = {},
): Promise<void> {
  const table: Table = tableOf(kind)
  const errorsOf = rowErrors(table)
  let number = 0
  let positions: readonly number[] = []
  const rows = new RawRows({
    tables: [table],
    onRow: (cells, bytes, dialect) => {
      number++
      if (number === 1) {
        positions = matchHeader(cells, table.schema).positions
        onOther(bytes)
        return
      }
      const own = positions.map(position => cells[position] ?? '')
      const row = number
      const isWrong = (field: string) => errorsOf(own, row).some(error => error.field === field)
      onRow({ number, cells, own, positions, bytes, dialect, isWrong })
    },
    onRest: onOther,
  })
  for await (const chunk of chunksOf(open())) {
    rows.push(chunk)
    await afterChunk()
  }
  rows.end()
}
