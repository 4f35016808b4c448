/**
 * Cuts bytes into chunks that share one buffer, overwritten by the next chunk, as those of a file read in place. Who
 * keeps a chunk without a copy reads other bytes.
 */
export function* reusedChunks(bytes: Uint8Array, length: number): Generator<Uint8Array> {
  const buffer = Buffer.alloc(Math.min(length, bytes.length))
  for (let start = 0; start < bytes.length; start += length) {
    const chunk = bytes.subarray(start, start + length)
    buffer.set(chunk)
    yield buffer.subarray(0, chunk.length)
    buffer.fill(0)
  }
}
