/** A stream of the web platform (`file.stream()`, `response.body`), by what is used of it. */
export interface ByteStream {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>
    cancel(): Promise<void>
  }
}

/** Where the bytes of a file come from. */
export type ByteSource = ByteStream | AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** The chunks of any source. A web stream is read by its reader, for not every browser can iterate over a stream. */
export function chunksOf(source: ByteSource): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  return 'getReader' in source ? read(source) : source
}

async function* read(stream: ByteStream): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { value } = await reader.read()
      if (!value) return
      yield value
    }
  } finally {
    // Whoever stops before the end lets the source go; at the end there is nothing left to cancel.
    await reader.cancel()
  }
}
