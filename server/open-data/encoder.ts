import type { ColumnValue } from '@ma-cantine/lib/open-data/column'

/** The rows of a dataset, each with the values of its columns in their order. */
export type DataRows = readonly (readonly ColumnValue[])[]

/** Makes a file of rows that come in batches. */
export interface Encoder {
  /** The bytes that come next, which may be none yet. */
  add(rows: DataRows): Uint8Array
  /** The last bytes. */
  end(): Uint8Array
}
