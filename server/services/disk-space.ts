import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isPostgresqlAddress } from '../database/connection.ts'
import type { Settings } from '../settings/settings.ts'

/** Whether a disk of this machine that the server writes to has less free than its reserve. */
export async function isDiskFull({ database, temporaryFolder, diskReserve }: Settings): Promise<boolean> {
  const folders = isPostgresqlAddress(database) ? [temporaryFolder] : [temporaryFolder, dirname(database)]
  try {
    const disks = await Promise.all(folders.map(folder => statfs(folder)))
    // Some systems of files do not say how large they are.
    return disks.some(({ blocks, bavail, bsize }) => blocks > 0 && bavail * bsize < diskReserve)
  } catch {
    // A folder that is gone has no room either.
    return true
  }
}
