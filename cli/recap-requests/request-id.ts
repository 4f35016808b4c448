import type { Context } from '../app/context.ts'
import { isId } from '../lists/records.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'

/** @throws Failure for a text that cannot be the number of a request. */
export function requestIdOf(number: string, { words }: Context): number {
  if (isId(number)) return Number(number)
  throw new Failure(exitCodes.usage, { code: 'bad-request', ...words.requests.badNumber(number) })
}
