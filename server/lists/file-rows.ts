import type { Field } from '@ma-cantine/lib/entities/field'
import type { FileFormat } from '@ma-cantine/lib/http/file-endpoints'
import { leftOutHeader } from '@ma-cantine/lib/lists/left-out'
import { type OdsColumn, writeOds } from '@ma-cantine/lib/spreadsheets/ods/write-ods'
import type { TableSchema } from '@ma-cantine/lib/table-schema/descriptor'
import { writeXlsxStream } from 'hucre/xlsx'
import { Download } from '../http/download.ts'
import { type Cell, csvLine, sheetText } from './export-columns.ts'
import { mediaTypes } from './media-types.ts'

type Row = Readonly<Record<string, unknown>>

interface Format {
  readonly type: OdsColumn['type']
  readonly numFmt: string
  readonly sheet: (text: string) => Cell
}

/** Spreadsheets keep all digits of a code that is a text, and calculate with numbers and days. */
const text: Format = { type: 'text', numFmt: '@', sheet: sheetText }
const formats: Readonly<Partial<Record<Field['kind'], Format>>> = {
  integer: { type: 'number', numFmt: '0', sheet: Number },
  amount: { type: 'number', numFmt: '0.00', sheet: Number },
  day: { type: 'day', numFmt: 'yyyy-mm-dd', sheet: day => new Date(`${day}T00:00:00Z`) },
}

export interface FileOfRows {
  readonly format: FileFormat
  /** The texts of the cells, as `textsOf` gives them, in batches of rows. */
  readonly batches: AsyncIterable<readonly Texts[]>
  /** How many records cannot be in the file. */
  readonly leftOut: number
  /** Further headers of the answer. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The texts of the cells of a row, in the order of the schema. */
export type Texts = readonly string[]

/**
 * Makes the files of an entity that an import can read: the columns of the schema, in its order and its values.
 * `textsOf` writes the values of a row, by property.
 */
export function fileOfRows(fields: Readonly<Record<string, Pick<Field, 'kind' | 'file'>>>, schema: TableSchema) {
  const properties = new Map(Object.entries(fields).flatMap(([name, { file }]) => (file ? [[file.column, name]] : [])))
  const columns = schema.fields.map(({ name: header, example }) => {
    const property = properties.get(header) ?? ''
    const { kind, file } = fields[property] ?? {}
    if (!kind || !file) throw new Error(`${schema.name}: no property has the column "${header}"`)
    const width = Math.min(Math.max(header.length, example.length) + 2, 40)
    return { header, property, kind, width, format: formats[kind] ?? text, file }
  })
  const headers = columns.map(({ header }) => header)
  const textsOf = (row: Row): Texts => columns.map(({ property, file }) => file.write(row[property]))
  const cellsOf = (texts: Texts): Cell[] =>
    texts.map((value, index) => (value === '' ? null : (columns[index]?.format ?? text).sheet(value)))
  // French spreadsheets read semicolons, decimal commas, and UTF-8 by its mark.
  const lineOf = (texts: Texts): string =>
    csvLine(texts.map((value, index) => (columns[index]?.kind === 'amount' ? value.replace('.', ',') : value)))
  // The longest name that a workbook takes.
  const name = schema.title.slice(0, 31)

  async function* lines(batches: FileOfRows['batches']): AsyncGenerator<string> {
    yield `\ufeff${csvLine(headers)}`
    for await (const rows of batches) yield rows.map(lineOf).join('')
  }
  async function* cells(batches: FileOfRows['batches']): AsyncGenerator<Cell[]> {
    for await (const rows of batches) yield* rows.map(cellsOf)
  }
  async function* withHeader(rows: AsyncIterable<Cell[]>): AsyncGenerator<Cell[]> {
    yield headers
    yield* rows
  }
  const contents = {
    csv: lines,
    xlsx: (batches: FileOfRows['batches']) =>
      writeXlsxStream(cells(batches), {
        name,
        columns: columns.map(({ header, width, format: { numFmt } }) => ({ header, width, numFmt })),
        freezePane: { rows: 1 },
      }),
    ods: (batches: FileOfRows['batches']) =>
      writeOds(withHeader(cells(batches)), {
        name,
        columns: columns.map(({ width, format: { type } }) => ({ width, type })),
      }),
  }
  const fileName = schema.name.replace(/^import-/, '')
  return {
    headers,
    textsOf,
    makeFile: ({ format, batches, leftOut, headers: others = {} }: FileOfRows): Download =>
      new Download(`${fileName}.${format}`, mediaTypes[format], contents[format](batches), {
        [leftOutHeader]: String(leftOut),
        ...others,
      }),
  }
}
