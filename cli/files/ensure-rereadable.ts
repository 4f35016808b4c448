import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { standardInput } from './read-input.ts'

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
  const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, name)
  await pipeline(source, createWriteStream(path, { mode: 0o600 }))
  return path
}
