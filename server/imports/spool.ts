import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Pieces of bytes stored on disk, in the order in which they were added. */
export interface Spool {
  add(bytes: Uint8Array): Promise<void>
  /** Reads the pieces from the first, any number of times. A piece is valid until the next one is requested. */
  read(): AsyncIterable<Buffer>
}

/**
 * Runs work with a spool in a temporary file. The file is unlinked at once, so that the system deletes it even if the
 * process dies.
 */
export async function withSpool<Result>(folder: string, work: (spool: Spool) => Promise<Result>): Promise<Result> {
  const path = join(folder, `ma-cantine-import-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
    return await work(spoolIn(file))
  } finally {
    await file.close()
  }
}

function spoolIn(file: FileHandle): Spool {
  const lengths: number[] = []
  return {
    async add(bytes) {
      await file.appendFile(bytes)
      lengths.push(bytes.length)
    },
    async *read() {
      // All pieces share one buffer: separate ones would pile up faster than they are collected.
      const buffer = Buffer.allocUnsafe(Math.max(0, ...lengths))
      let position = 0
      for (const length of lengths) {
        for (let filled = 0; filled < length; ) {
          const { bytesRead } = await file.read(buffer, filled, length - filled, position + filled)
          if (bytesRead === 0) throw new Error('The spool is shorter than what was written to it')
          filled += bytesRead
        }
        position += length
        yield buffer.subarray(0, length)
      }
    },
  }
}
