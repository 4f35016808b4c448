import type { ColumnType } from '@ma-cantine/lib/open-data/column'
import type { Dataset } from '@ma-cantine/lib/open-data/dataset'
import { type BasicType, ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer'
import type { DataRows, Encoder } from './encoder.ts'

const types: Readonly<Record<ColumnType, BasicType>> = {
  string: 'STRING',
  integer: 'INT32',
  number: 'DOUBLE',
  boolean: 'BOOLEAN',
}

/** Rows of a group: readers skip groups, and one fits in little memory. */
const groupRows = 10_000

/** Parquet, compressed by Snappy, which all readers know. */
export class ParquetEncoder implements Encoder {
  readonly #columns: readonly { readonly name: string; readonly type: BasicType; readonly nullable: boolean }[]
  readonly #bytes = new ByteWriter()
  readonly #writer: ParquetWriter
  #rows: DataRows[number][] = []

  constructor({ columns }: Dataset) {
    this.#columns = columns.map(({ name, type, required }) => ({ name, type: types[type], nullable: !required }))
    const schema = schemaFromColumnData({ columnData: this.#columns.map(column => ({ ...column, data: [] })) })
    this.#writer = new ParquetWriter({ writer: this.#bytes, schema, createdBy: 'ma-cantine' })
  }

  add(rows: DataRows): Uint8Array {
    this.#rows.push(...rows)
    if (this.#rows.length >= groupRows) this.#writeGroup()
    return this.#take()
  }

  end(): Uint8Array {
    if (this.#rows.length > 0) this.#writeGroup()
    this.#writer.finish()
    return this.#take()
  }

  #writeGroup(): void {
    const columnData = this.#columns.map((column, index) => ({ ...column, data: this.#rows.map(row => row[index]) }))
    this.#writer.write({ columnData, rowGroupSize: this.#rows.length })
    this.#rows = []
  }

  /** The bytes written since the last time; their offset goes on, for the footer names places in the file. */
  #take(): Uint8Array {
    const bytes = this.#bytes.getBytes().slice()
    this.#bytes.index = 0
    return bytes
  }
}
