import { distance } from 'fastest-levenshtein'
import type { ErrorCode } from '../messages/error-code.ts'
import { errorCodes } from './families.ts'

/** The code that a text was most likely meant to be: one that contains it, or the fewest letters away. */
export function nearestCode(text: string): ErrorCode {
  const target = text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .slice(0, 100)
  const gap = (code: string) => (target.length >= 4 && code.includes(target) ? 0.5 : distance(target, code))
  return errorCodes.reduce((best, code) => (gap(code) < gap(best) ? code : best))
}
