import type { FileHandle } from 'node:fs/promises'

/** Reads the first bytes of a file, whatever size it says that it has. */
export async function readUpTo(handle: FileHandle, most: number): Promise<Uint8Array> {
  const buffer = new Uint8Array(most)
  let length = 0
  while (length < most) {
    const { bytesRead } = await handle.read(buffer, length, most - length)
    if (bytesRead === 0) break
    length += bytesRead
  }
  return buffer.subarray(0, length)
}
