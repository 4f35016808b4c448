import type { ColumnValue } from '@ma-cantine/lib/open-data/column'
import type { Dataset } from '@ma-cantine/lib/open-data/dataset'
import { csvCell } from '@ma-cantine/lib/table-schema/csv-cell'
import type { DataRows, Encoder } from './encoder.ts'

/** Texts that a spreadsheet would run as formulas get an apostrophe; negative numbers stay numbers. */
const cellOf = (value: ColumnValue): string => (typeof value === 'string' ? csvCell(value) : String(value ?? ''))

const lineOf = (row: readonly ColumnValue[]): string => `${row.map(cellOf).join(';')}\r\n`

/** UTF-8, semicolons, decimal points. No byte order mark: programs would take it for a part of the first name. */
export class CsvEncoder implements Encoder {
  #header: string

  constructor({ columns }: Dataset) {
    this.#header = lineOf(columns.map(({ name }) => name))
  }

  add(rows: DataRows): Uint8Array {
    const header = this.#header
    this.#header = ''
    return Buffer.from(header + rows.map(lineOf).join(''))
  }

  end(): Uint8Array {
    return this.add([])
  }
}
