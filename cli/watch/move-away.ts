import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { awaitWrite } from '../files/await-write.ts'
import { DraftFile } from '../files/draft-file.ts'
import { freeName } from '../files/free-name.ts'
import type { Words } from '../words/fr.ts'

/** Where a file goes once it was handled. */
export const doneFolders = { accepted: 'traités', refused: 'refusés' } as const
export type Verdict = keyof typeof doneFolders

export interface Place {
  readonly moved: string
  readonly report: string
}

/** Makes the two folders, and removes the drafts of reports that a sudden death has left. */
export async function openDoneFolders(folder: string, words: Words): Promise<void> {
  for (const name of Object.values(doneFolders)) {
    const done = join(folder, name)
    await awaitWrite(done, words, mkdir(done, { recursive: true }))
    for (const entry of await readdir(done)) {
      if (/^\..+\.rapport\.txt\.\d+\.tmp$/.test(entry)) await rm(join(done, entry), { force: true })
    }
  }
}

/**
 * Moves a file with its report, beside those of the same name. The report is there first and the move is one step: after a
 * sudden death the file is either still to handle, and its report is written again, or away with its report.
 */
export async function moveAway(
  folder: string,
  name: string,
  verdict: Verdict,
  report: string,
  words: Words,
): Promise<Place> {
  const done = join(folder, doneFolders[verdict])
  // A report without its file is that of a move that did not happen.
  const free = await freeName(done, name)
  const place: Place = { moved: join(done, free), report: join(done, `${free}.rapport.txt`) }
  const draft = await awaitWrite(place.report, words, DraftFile.beside(place.report))
  try {
    await awaitWrite(place.report, words, draft.write(report))
    await draft.close()
    await draft.settle(place.report, true)
  } finally {
    await draft.discard()
  }
  await awaitWrite(place.moved, words, rename(join(folder, name), place.moved))
  return place
}
