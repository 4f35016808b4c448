import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Rows that are written together, as one JSON array. */
export interface Batch {
  readonly rows: number
  readonly text: string
}

/** Batches kept out of memory, in the order they were added. */
export interface Spool {
  add(batch: Batch): Promise<void>
  read(): AsyncIterable<Batch>
}

/**
 * Lends a spool in a temporary file. The file loses its name as soon as it is open: whatever happens, even the death of
 * the process, the system takes it back.
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
  const added: { readonly rows: number; readonly length: number }[] = []
  const encoder = new TextEncoder()
  // One buffer for all texts: thrown away each time, they would pile up faster than they are collected.
  let scratch = Buffer.alloc(0)
  const scratchOf = (bytes: number): Buffer => {
    if (scratch.length < bytes) scratch = Buffer.allocUnsafe(bytes)
    return scratch
  }
  return {
    async add({ rows, text }) {
      // A UTF-16 unit takes three bytes at most.
      const buffer = scratchOf(text.length * 3)
      const { written } = encoder.encodeInto(text, buffer)
      await file.appendFile(buffer.subarray(0, written))
      added.push({ rows, length: written })
    },
    async *read() {
      let position = 0
      for (const { rows, length } of added) {
        const buffer = scratchOf(length)
        for (let filled = 0; filled < length; ) {
          const { bytesRead } = await file.read(buffer, filled, length - filled, position + filled)
          if (bytesRead === 0) throw new Error('The spool is shorter than what was written to it')
          filled += bytesRead
        }
        position += length
        yield { rows, text: buffer.toString('utf8', 0, length) }
      }
    },
  }
}
