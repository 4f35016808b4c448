/**
 * The part of csv-parse that we use: the synchronous core that it wraps in a Node stream, and that its own types leave
 * out. Those types would also bring all of Node's into a library that must not use them.
 */
export interface CsvError extends Error {
  readonly code: string
}

/** Node's Buffer, or its copy that csv-parse brings to a browser: csv-parse accepts no other chunks. */
export interface BufferOf {
  from(bytes: ArrayBufferLike, start: number, length: number): Uint8Array
}

export interface ParserCore {
  /** Once csv-parse has normalised its options, the delimiters are buffers. */
  readonly options: { readonly delimiter: readonly { readonly constructor: BufferOf }[] }
  /** During `onRecord`, `bytes` is the offset of the end of the record, line break included. */
  readonly info: { readonly bytes: number }
  parse(
    bytes: Uint8Array | undefined,
    last: boolean,
    onRecord: (cells: string[]) => void,
    onClose: () => void,
  ): CsvError | undefined
}

export interface ParserOptions {
  readonly delimiter: string
  readonly ltrim: boolean
  readonly record_delimiter: readonly string[]
  readonly relax_quotes: boolean
  readonly relax_column_count: boolean
  readonly max_record_size: number
}

export declare class Parser {
  constructor(options: ParserOptions)
  readonly api: ParserCore
}
