import { ZipWriter } from '@zip.js/zip.js/lib/zip-core-external.js'

/** Writes an archive while it is read: memory stays flat. Does without web workers, as readers of archives do. */
export async function* streamZip(write: (zip: ZipWriter<unknown>) => Promise<void>): AsyncGenerator<Uint8Array, void> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const zip = new ZipWriter(writable, { useWebWorkers: false, extendedTimestamp: false })
  const writing = write(zip).then(() => zip.close())
  // Settles only when a part cannot be read: the end of the archive comes by the stream.
  const failure = writing.then(() => new Promise<never>(() => {}))
  failure.catch(() => {})
  const reader = readable.getReader()
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), failure])
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** The content of a part, asked for piece by piece. */
export const streamOf = (pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await pieces.return(undefined)),
  })
