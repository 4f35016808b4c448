import { constants } from 'node:fs'
import { copyFile, link, rm } from 'node:fs/promises'
import { awaitWrite } from '../files/await-write.ts'
import type { DraftFile } from '../files/draft-file.ts'
import type { Words } from '../words/fr.ts'
import type { FixPlaces } from './fix-places.ts'

interface Settling {
  readonly repaired: DraftFile
  readonly patch: DraftFile | null
  readonly places: FixPlaces
  readonly force: boolean
  readonly words: Words
}

/**
 * Moves every file to its place, or none of them. The repaired file comes last: until then the original is still in place.
 */
export async function settleFix({ repaired, patch, places, force, words }: Settling): Promise<void> {
  const { output, original, patch: patchPlace } = places
  if (output === null) return
  const writtenPlaces: string[] = []
  try {
    if (original) {
      await awaitWrite(original, words, keepOriginal(output, original, force))
      writtenPlaces.push(original)
    }
    if (patch && patchPlace) {
      await awaitWrite(patchPlace, words, patch.settle(patchPlace, force))
      writtenPlaces.push(patchPlace)
    }
    await awaitWrite(output, words, repaired.settle(output, force || original !== null))
  } catch (error) {
    for (const place of writtenPlaces) await rm(place, { force: true })
    throw error
  }
}

/** Gives the original a second name by a hard link, or copies it where there are no hard links. */
async function keepOriginal(file: string, original: string, force: boolean): Promise<void> {
  if (force) await rm(original, { force: true })
  try {
    await link(file, original)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    await copyFile(file, original, constants.COPYFILE_EXCL)
  }
}
