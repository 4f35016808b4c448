import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isPostgresqlAddress } from '../database/connection.ts'
import type { Settings } from '../settings/settings.ts'

/** Whether a disk that the server writes to has less free space than its reserve. */
export async function isDiskFull({ database, temporaryFolder, diskReserve }: Settings): Promise<boolean> {
  const folders = isPostgresqlAddress(database) ? [temporaryFolder] : [temporaryFolder, dirname(database)]
  try {
    const disks = await Promise.all(folders.map(folder => statfs(folder)))
    // Some file systems do not report their size.
    return disks.some(({ blocks, bavail, bsize }) => blocks > 0 && bavail * bsize < diskReserve)
  } catch {
    // A missing folder has no space either.
    return true
  }
}
