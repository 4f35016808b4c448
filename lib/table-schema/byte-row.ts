/** A row of UTF-8 bytes with the places of its cells, by their index in the schema. */
export interface ByteRow {
  readonly bytes: Uint8Array
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}
