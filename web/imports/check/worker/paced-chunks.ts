const chunkLength = 256 * 1024

/** Yields bytes piece by piece with a pause after each, so that the worker answers the page meanwhile. */
export async function* pacedChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += chunkLength) {
    yield bytes.subarray(start, start + chunkLength)
    await new Promise(resolve => setTimeout(resolve))
  }
}
