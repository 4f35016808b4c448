import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders: string[] = []

/** Makes a folder that is deleted with all it holds when the command ends. Returns its path. */
export function temporaryFolder(): string {
  // One listener for all: Node warns of more than ten.
  if (folders.length === 0) {
    process.once('exit', deleteTemporaryFolders)
  }
  const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-'))
  folders.push(folder)
  return folder
}

/** Deletes them earlier, in a command that works for months. */
export function deleteTemporaryFolders(): void {
  process.removeListener('exit', deleteTemporaryFolders)
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}
