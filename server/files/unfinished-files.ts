import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Includes the files that SQLite writes beside an unfinished database. */
const unfinishedName = /\.(\d+)\.[\da-f-]{36}\.part(?:-journal|-wal|-shm)?$/

/** The path where a file is written until it is complete: beside its final place, with the id of the process. */
export const unfinishedPath = (path: string): string => `${path}.${process.pid}.${randomUUID()}.part`

/** Milliseconds without a change after which a file is abandoned: a process that writes changes it more often. */
const abandonTime = 10 * 60_000

/**
 * Removes the unfinished files that ended processes left in a folder. Call it before this process writes there. A
 * recent file may belong to a process of another container, whose id means nothing here.
 */
export async function removeAbandonedFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(unfinishedName.exec(name)?.[1])
    // An equal id belongs to an earlier process, as happens in containers.
    if (pid !== process.pid && !(pid > 0 && !isAlive(pid))) continue
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > abandonTime) await rm(path, { force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
