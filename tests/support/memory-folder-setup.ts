import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'

const memory = '/dev/shm'
/** Bytes that the databases, files and browsers of all workers need at most. */
const needed = 4 * 1024 ** 3

/**
 * Puts the temporary files of tests in memory, where Linux has room for them: waiting for the disk was a third of the
 * time of the suite. Nothing that a test kills needs a disk: only a machine that stops loses its memory.
 */
export default function setup(): (() => void) | undefined {
  if (process.env.TEST_MEMORY || !existsSync(memory)) return
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < needed) return
  const folder = mkdtempSync(`${memory}/mc-`)
  // Servers that a test starts run under an account of their own.
  chmodSync(folder, 0o1777)
  process.env.TEST_MEMORY = folder
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
