import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { exists } from '../files/draft-file.ts'
import { readUpTo } from '../files/read-up-to.ts'

const extensions = ['csv', 'tsv', 'xlsx', 'ods'] as const

/** Some hundred times the largest file of a case. */
export const mostBytes = 1_000_000

/** The file of a case, read once: what is digested is what is checked. */
export interface CaseFile {
  readonly file: string
  readonly bytes: Uint8Array
  readonly sha256: string
}

export type CaseTrouble =
  | { readonly code: 'no-file' }
  | { readonly code: 'several-files'; readonly files: readonly string[] }
  | { readonly code: 'too-large' | 'not-a-file'; readonly file: string }
  | { readonly code: 'unreadable'; readonly file: string; readonly error: unknown }

/** Looks for the file by its name alone: whatever else the folder holds is not read. */
export async function readCaseFile(folder: string, name: string): Promise<CaseFile | { trouble: CaseTrouble }> {
  const files: string[] = []
  for (const extension of extensions) {
    if (await exists(join(folder, `${name}.${extension}`))) files.push(`${name}.${extension}`)
  }
  const [file] = files
  if (file === undefined) return { trouble: { code: 'no-file' } }
  if (files.length > 1) return { trouble: { code: 'several-files', files } }
  try {
    // A pipe is opened without waiting for who writes in it.
    const handle = await open(join(folder, file), constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    try {
      if (!(await handle.stat()).isFile()) return { trouble: { code: 'not-a-file', file } }
      const bytes = await readUpTo(handle, mostBytes + 1)
      if (bytes.length > mostBytes) return { trouble: { code: 'too-large', file } }
      return { file, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
    } finally {
      await handle.close()
    }
  } catch (error) {
    return { trouble: { code: 'unreadable', file, error } }
  }
}
