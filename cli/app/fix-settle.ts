import { constants } from 'node:fs'
import { copyFile, link, rm } from 'node:fs/promises'
import type { Words } from '../words/fr.ts'
import type { DraftFile } from './draft-file.ts'
import type { FixPlaces } from './fix-places.ts'
import { writing } from './writing.ts'

interface Settling {
  readonly mended: DraftFile
  readonly patch: DraftFile | null
  readonly places: FixPlaces
  readonly force: boolean
  readonly words: Words
}

/** Puts all in place, the mended file last: until then the original is where it was. All of it, or nothing. */
export async function settleFixed({ mended, patch, places, force, words }: Settling): Promise<void> {
  const { output, original, patch: patchPlace } = places
  if (output === null) return
  const settled: string[] = []
  try {
    if (original) {
      await writing(original, words, keepOriginal(output, original, force))
      settled.push(original)
    }
    if (patch && patchPlace) {
      await writing(patchPlace, words, patch.settle(patchPlace, force))
      settled.push(patchPlace)
    }
    await writing(output, words, mended.settle(output, force || original !== null))
  } catch (error) {
    for (const place of settled) await rm(place, { force: true })
    throw error
  }
}

/** Two names for one file, until the mended one takes the first; a copy where there are no links. */
async function keepOriginal(file: string, original: string, force: boolean): Promise<void> {
  if (force) await rm(original, { force: true })
  try {
    await link(file, original)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    await copyFile(file, original, constants.COPYFILE_EXCL)
  }
}
