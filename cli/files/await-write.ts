import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'

/** Waits until a file is written. @throws Failure that says why it could not be. */
export async function awaitWrite<Value>(place: string, words: Words, work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new Failure(exitCodes.usage, { code: 'file-exists', ...words.files.fileExists(place) })
    if (code) throw new Failure(exitCodes.usage, { code: 'cannot-write', ...words.files.cannotWrite(place, code) })
    throw error
  }
}
