/** The part that we use of a stream of the web platform (`file.stream()`, `response.body`). */
export interface ByteStream {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>
    cancel(): Promise<void>
  }
}

/** The bytes of a file in pieces of any size: a web stream, a Node stream, an array of chunks. */
export type ByteSource = ByteStream | AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** The chunks of any source. A web stream is read through its reader, because some browsers cannot iterate over it. */
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
    // A caller that stops early releases the source; at its end, this does nothing.
    await reader.cancel()
  }
}
