import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { unfinishedPath } from '../files/unfinished-files.ts'
import { OperationError } from './operation-error.ts'

/**
 * Writes a file under a temporary name beside its place, and renames it once it is complete and on the disk. Only this
 * account of the machine can read it, as it holds personal data.
 */
export async function writeNewFile(path: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  if (!existsSync(dirname(path))) throw new OperationError(`Le dossier ${dirname(path)} n’existe pas.`)
  const unfinished = unfinishedPath(path)
  try {
    await (await open(unfinished, 'wx', 0o600)).close()
    await write(unfinished)
    const written = await open(unfinished, 'r+')
    await written.sync()
    await written.close()
    await rename(unfinished, path)
  } finally {
    await rm(unfinished, { force: true })
  }
}
