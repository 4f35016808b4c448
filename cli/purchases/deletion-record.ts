import { rm } from 'node:fs/promises'
import { awaitWrite } from '../files/await-write.ts'
import { writeWhole } from '../files/write-whole.ts'
import { quoteForShell } from '../output/quote-for-shell.ts'
import type { Words } from '../words/fr.ts'

export interface DeletionRecord {
  readonly file: string
  /** The name of the file, quoted for a shell. */
  readonly quoted: string
  /**
   * Leaves in it the purchases that were deleted, and no other: restoring them brings back nothing older. Without any,
   * the file goes.
   */
  readonly keep: (deleted: readonly number[]) => Promise<void>
}

/**
 * Writes the ids that are about to be deleted, before they are: an interrupted command leaves what is needed to restore
 * them.
 */
export async function makeDeletionRecord(
  place: string | undefined,
  ids: readonly number[],
  server: string,
  words: Words,
): Promise<DeletionRecord> {
  const file = place ?? `achats-supprimes-${timeStamp(new Date())}.txt`
  const contentOf = (some: readonly number[]) => `# ${words.purchases.recordTitle(server)}\n${some.join('\n')}\n`
  await awaitWrite(file, words, writeWhole(file, contentOf(ids), false))
  return {
    file,
    quoted: quoteForShell(file),
    keep: async deleted => {
      if (deleted.length === 0) await rm(file, { force: true })
      else if (deleted.length < ids.length) await awaitWrite(file, words, writeWhole(file, contentOf(deleted), true))
    },
  }
}

/** 20250315-142501123: two commands at once write two files. */
const timeStamp = (date: Date): string =>
  date
    .toISOString()
    .replace(/[-:.Z]/g, '')
    .replace('T', '-')
