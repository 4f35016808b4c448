import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isTableFile } from '../files/find-files.ts'

/** A file as it was found: another size or time makes another file of it. */
export interface FoundFile {
  readonly name: string
  readonly size: number
  readonly mtimeMs: number
}

/** What a look at a folder shows. */
export interface FolderLook {
  /** The files that did not change for a while, by name. */
  readonly settled: readonly FoundFile[]
  /** Whether others may still be being written. */
  readonly isSettling: boolean
}

/**
 * Finds the files of a folder that nobody is writing any more: neither their size nor their time changed between two looks
 * that are far enough apart. A time alone says nothing, for a copy may have that of its source. An empty file is not
 * written yet.
 */
export class SettledFiles {
  private readonly folder: string
  private readonly settleMilliseconds: number
  private files = new Map<string, FoundFile & { readonly since: number }>()

  constructor(folder: string, settleMilliseconds: number) {
    this.folder = folder
    this.settleMilliseconds = settleMilliseconds
  }

  async look(): Promise<FolderLook> {
    const now = performance.now()
    const names = (await readdir(this.folder)).filter(isTableFile).sort()
    const found = (await Promise.all(names.map(name => findFile(this.folder, name)))).flatMap(file => file ?? [])
    const files = new Map(
      found.map(file => {
        const before = this.files.get(file.name)
        return [file.name, before && isSame(before, file) ? before : { ...file, since: now }]
      }),
    )
    this.files = files
    const settled = [...files.values()].filter(({ since }) => now - since >= this.settleMilliseconds)
    return { settled, isSettling: settled.length < files.size }
  }
}

/** Null for what is gone, is no regular file, or is empty. */
export async function findFile(folder: string, name: string): Promise<FoundFile | null> {
  const stats = await stat(join(folder, name)).catch(() => null)
  return stats?.isFile() && stats.size > 0 ? { name, size: stats.size, mtimeMs: stats.mtimeMs } : null
}

export const isSame = (a: FoundFile, b: FoundFile): boolean => a.size === b.size && a.mtimeMs === b.mtimeMs
