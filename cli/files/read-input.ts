import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Problem } from '../problems/problem.ts'
import type { Words } from '../words/fr.ts'

/** How a command line names the standard input. */
export const standardInput = '-'

const chunkSize = 256 * 1024

/** Reads the bytes of a file or of the standard input, and calls back with the number of bytes read so far. */
export async function* readInput(file: string, onRead: (done: number) => void): AsyncGenerator<Uint8Array> {
  const stream = file === standardInput ? process.stdin : createReadStream(file, { highWaterMark: chunkSize })
  let done = 0
  for await (const chunk of stream) {
    done += chunk.length
    onRead(done)
    yield chunk
  }
}

/** Size of a regular file in bytes, or null for a pipe. */
export async function inputSize(file: string): Promise<number | null> {
  if (file === standardInput) return null
  const stats = await stat(file)
  return stats.isFile() ? stats.size : null
}

/** The problem that a reading error stands for, or null for any other error, which is a bug. */
export function readingProblem(error: unknown, file: string, words: Words): Problem | null {
  const code = (error as NodeJS.ErrnoException | null)?.code
  switch (code) {
    case undefined:
      return null
    case 'ENOENT':
    case 'ENOTDIR':
      return { code: 'file-not-found', ...words.files.fileNotFound(file) }
    case 'EISDIR':
      return { code: 'is-a-directory', ...words.files.isADirectory(file) }
    case 'EACCES':
    case 'EPERM':
      return { code: 'not-permitted', ...words.files.notPermitted(file) }
    default:
      return /^E[A-Z0-9]+$/.test(code) ? { code: 'unreadable-file', ...words.files.unreadableFile(file, code) } : null
  }
}
