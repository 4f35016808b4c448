/**
 * What we use of csv-parse: the synchronous core that it wraps in a Node stream, and that its own types leave out.
 * Declared here, because those types bring all of Node's into a library that must not use them.
 */
export interface CsvError extends Error {
  readonly code: string
}

/** Node's Buffer, or the copy of it that csv-parse brings to a browser: it joins chunks of no other kind. */
export interface BufferOf {
  from(bytes: ArrayBufferLike, start: number, length: number): Uint8Array
}

export interface ParserCore {
  /** Once normalised, the delimiters are buffers. */
  readonly options: { readonly delimiter: readonly { readonly constructor: BufferOf }[] }
  /** While a record is handed over, `bytes` tells where it ends, its line break included. */
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
