import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'
import { standardInput } from './read-input.ts'

export function refuseStdinTwice(files: readonly string[], words: Words): void {
  if (files.filter(file => file === standardInput).length > 1) {
    throw new Failure(exitCodes.usage, { code: 'stdin-twice', ...words.files.standardInputTwice })
  }
}
