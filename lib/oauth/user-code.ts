import { z } from 'zod'
import { withMessage } from '../messages/issue-message.ts'
import { oauthRefusals } from './oauth-refusals.ts'

/** Letters that make no word and that nobody confuses: 20 of them, so that 8 make 25 billion codes. */
const letters = /^[BCDFGHJKLMNPQRSTVWXZ]{8}$/

/** Reads the code that a terminal shows as people type it: in lower case, without its dash. Null when it is none. */
export function readUserCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s\p{Pd}._]/gu, '')
  return letters.test(code) ? code : null
}

/** Writes a code as terminals show it. */
export const formatUserCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

export const UserCode = z
  .string()
  .max(100)
  .refine(text => readUserCode(text) !== null, withMessage(oauthRefusals('not-a-code')))
  .transform(text => readUserCode(text) ?? '')
