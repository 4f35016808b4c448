const chunkLength = 1024 * 1024

/** Bytes piece by piece, with a pause after each: what the page asks meanwhile is answered. */
export async function* pacedChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += chunkLength) {
    yield bytes.subarray(start, start + chunkLength)
    await new Promise(resolve => setTimeout(resolve))
  }
}
