import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { standardInput } from './read-input.ts'
import { temporaryFolder } from './temporary-folder.ts'

/**
 * Returns a path whose bytes can be read twice, to check and then send them: the file itself or, for a pipe, a temporary
 * copy deleted at exit. The server sees the name of the copy.
 */
export async function ensureRereadable(file: string): Promise<string> {
  if (file === standardInput) return copyToDisk(process.stdin, 'entree-standard.csv')
  // When stat fails, the later reading fails too and reports why.
  const isPipe = await stat(file).then(
    stats => stats.isFIFO(),
    () => false,
  )
  return isPipe ? copyToDisk(createReadStream(file), 'tube.csv') : file
}

async function copyToDisk(source: NodeJS.ReadableStream, name: string): Promise<string> {
  const path = join(temporaryFolder(), name)
  await pipeline(source, createWriteStream(path, { mode: 0o600 }))
  return path
}
