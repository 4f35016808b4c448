export function joinChunks(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let position = 0
  for (const chunk of chunks) {
    whole.set(chunk, position)
    position += chunk.length
  }
  return whole
}
