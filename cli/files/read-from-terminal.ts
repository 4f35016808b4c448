import type { Context } from '../app/context.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { standardInput } from './read-input.ts'

/** Tells that `-` waits for lines typed on the terminal. @throws Failure with `--no-input`. */
export function readFromTerminal(files: readonly string[], { mayAsk, notice, words }: Context): void {
  if (!files.includes(standardInput) || process.stdin.isTTY !== true) return
  if (!mayAsk) throw new Failure(exitCodes.usage, { code: 'no-answer', ...words.noAnswer })
  notice(words.files.readingTerminal)
}
