import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** SQLite writes some beside the file it works on. */
const unfinished = /\.(\d+)\.[\da-f-]{36}\.part(?:-journal|-wal|-shm)?$/

/** Where a file is written until it is whole: beside its place, and known by the process that writes it. */
export const unfinishedPath = (path: string): string => `${path}.${process.pid}.${randomUUID()}.part`

/** Milliseconds without a change: who is at work on a file writes in it more often. */
const abandonedAfter = 10 * 60_000

/**
 * Removes what processes that have ended left unfinished in a folder. For a process that has begun nothing there yet.
 * Other containers have processes of their own, whose numbers mean nothing here: what has just changed may be theirs.
 */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(unfinished.exec(name)?.[1])
    // Its own number: that of a process before it, as happens in containers.
    if (pid !== process.pid && !(pid > 0 && !isAlive(pid))) continue
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > abandonedAfter) await rm(path, { force: true })
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
