import { rmSync } from 'node:fs'
import { type FileHandle, link, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const drafts = new Set<string>()
let hasExitListener = false

/** Deletes unfinished drafts when the command ends, by Ctrl-C too. */
function deleteOnExit(path: string): void {
  drafts.add(path)
  if (hasExitListener) return
  hasExitListener = true
  process.once('exit', () => {
    for (const draft of drafts) rmSync(draft, { force: true })
  })
}

/** A file written under a temporary name beside its place, then moved there in one step once it is complete. */
export class DraftFile {
  readonly path: string
  private handle: FileHandle | null

  private constructor(path: string, handle: FileHandle) {
    this.path = path
    this.handle = handle
  }

  static async beside(place: string, mode = 0o666): Promise<DraftFile> {
    const path = join(dirname(place), `.${basename(place)}.${process.pid}.tmp`)
    deleteOnExit(path)
    return new DraftFile(path, await open(path, 'wx', mode))
  }

  async write(content: Uint8Array | string): Promise<void> {
    await this.handle?.appendFile(content)
  }

  /** Flushes the content to the disk and closes the file. */
  async close(): Promise<void> {
    await this.handle?.sync()
    await this.handle?.close()
    this.handle = null
  }

  async discard(): Promise<void> {
    await this.handle?.close()
    this.handle = null
    await rm(this.path, { force: true })
    drafts.delete(this.path)
  }

  /** Moves the draft to its place. @throws EEXIST when a file is there and `replace` is false. */
  async settle(place: string, replace: boolean): Promise<void> {
    if (replace) await rename(this.path, place)
    else await moveToFreePlace(this.path, place)
    drafts.delete(this.path)
  }
}

/**
 * Moves a file without replacing another: making a hard link fails when the place is taken, in one step. File systems
 * without hard links (USB sticks) get a check, then a rename.
 */
async function moveToFreePlace(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' || code === 'ENOENT') throw error
    if (await exists(to)) throw Object.assign(new Error(`${to} exists`), { code: 'EEXIST', path: to })
    await rename(from, to)
    return
  }
  await rm(from)
}

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
