import { rmSync } from 'node:fs'
import { type FileHandle, link, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const drafts = new Set<string>()
let watched = false

/** Whatever ends the command, Ctrl-C included, takes what it left unfinished with it. */
function forgetOnExit(path: string): void {
  drafts.add(path)
  if (watched) return
  watched = true
  process.once('exit', () => {
    for (const draft of drafts) rmSync(draft, { force: true })
  })
}

/** A file that is written beside its place, and takes it in one go once it is whole. */
export class DraftFile {
  readonly path: string
  private handle: FileHandle | null

  private constructor(path: string, handle: FileHandle) {
    this.path = path
    this.handle = handle
  }

  static async beside(place: string, mode = 0o666): Promise<DraftFile> {
    const path = join(dirname(place), `.${basename(place)}.${process.pid}.tmp`)
    forgetOnExit(path)
    return new DraftFile(path, await open(path, 'wx', mode))
  }

  async write(content: Uint8Array | string): Promise<void> {
    await this.handle?.appendFile(content)
  }

  /** All that was written is on the disk. */
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

  /** Takes its place. @throws EEXIST when something is there, unless it may be replaced. */
  async settle(place: string, replace: boolean): Promise<void> {
    if (replace) await rename(this.path, place)
    else await moveToFreePlace(this.path, place)
    drafts.delete(this.path)
  }
}

/** A link is refused where something is, in one step; some file systems (USB sticks) have none. */
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
