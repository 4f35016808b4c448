import { type ByteSource, chunksOf } from './byte-source.ts'

export interface PeekedChunks {
  /** The first bytes: as many as asked for, or all there are. */
  readonly start: Uint8Array
  /** Every chunk, those looked at included. */
  readonly chunks: AsyncIterable<Uint8Array>
}

/** Looks at the first bytes of a source without taking them from whoever reads it next. */
export async function peekChunks(source: ByteSource, length: number): Promise<PeekedChunks> {
  const all = chunksOf(source)
  const iterator = Symbol.asyncIterator in all ? all[Symbol.asyncIterator]() : all[Symbol.iterator]()
  const held: Uint8Array[] = []
  const start: number[] = []
  while (start.length < length) {
    const { done, value } = await iterator.next()
    if (done) break
    held.push(value)
    start.push(...value.subarray(0, length - start.length))
  }
  return { start: Uint8Array.from(start), chunks: chained(held, iterator) }
}

async function* chained(
  held: readonly Uint8Array[],
  iterator: AsyncIterator<Uint8Array> | Iterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* held
    for (;;) {
      const { done, value } = await iterator.next()
      if (done) return
      yield value
    }
  } finally {
    await iterator.return?.()
  }
}
