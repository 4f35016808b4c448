import { type ByteSource, chunksOf } from './byte-source.ts'

export interface PeekedChunks {
  /** The first bytes: as many as asked for, or all of a shorter source. */
  readonly start: Uint8Array
  /** Every chunk, the peeked ones included. */
  readonly chunks: AsyncIterable<Uint8Array>
}

/** Reads the first bytes of a source and returns them with a source that still has them. */
export async function peekChunks(source: ByteSource, length: number): Promise<PeekedChunks> {
  const all = chunksOf(source)
  const iterator = Symbol.asyncIterator in all ? all[Symbol.asyncIterator]() : all[Symbol.iterator]()
  const peeked: Uint8Array[] = []
  const start: number[] = []
  while (start.length < length) {
    const { done, value } = await iterator.next()
    if (done) break
    peeked.push(value)
    start.push(...value.subarray(0, length - start.length))
  }
  return { start: Uint8Array.from(start), chunks: chainChunks(peeked, iterator) }
}

async function* chainChunks(
  peeked: readonly Uint8Array[],
  iterator: AsyncIterator<Uint8Array> | Iterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* peeked
    for (;;) {
      const { done, value } = await iterator.next()
      if (done) return
      yield value
    }
  } finally {
    await iterator.return?.()
  }
}
