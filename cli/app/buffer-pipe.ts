import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { standardInput } from './read-input.ts'

/**
 * Where the bytes of a file can be read twice, to be checked and then sent: the file itself, or for a pipe a copy that
 * goes away with the command. The name of the copy is the one the server sees.
 */
export async function rereadable(file: string): Promise<string> {
  if (file === standardInput) return copied(process.stdin, 'entree-standard.csv')
  // A file that cannot be looked at is left to whoever reads it, and says why.
  const isPipe = await stat(file).then(
    found => found.isFIFO(),
    () => false,
  )
  return isPipe ? copied(createReadStream(file), 'tube.csv') : file
}

async function copied(source: NodeJS.ReadableStream, name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, name)
  await pipeline(source, createWriteStream(path, { mode: 0o600 }))
  return path
}
