import { open } from 'node:fs/promises'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'
import { readingProblem } from './read-input.ts'
import { readUpTo } from './read-up-to.ts'

/** The first bytes of a file as a text, whatever size it says that it has. @throws Failure when it cannot be read. */
export async function readText(file: string, mostBytes: number, words: Words): Promise<string> {
  try {
    const handle = await open(file)
    try {
      return new TextDecoder().decode(await readUpTo(handle, mostBytes))
    } finally {
      await handle.close()
    }
  } catch (error) {
    const problem = readingProblem(error, file, words)
    throw problem ? new Failure(exitCodes.usage, problem) : error
  }
}
