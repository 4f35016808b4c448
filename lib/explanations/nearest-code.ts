import { distance } from 'fastest-levenshtein'
import type { ErrorCode } from '../messages/error-code.ts'

/** The code that a text was most likely meant to be: one that contains it, or the fewest letters away. */
export function nearestCode<Code extends ErrorCode>(text: string, codes: readonly Code[]): Code {
  const target = text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .slice(0, 100)
  const gap = (code: string) => (target.length >= 4 && code.includes(target) ? 0.5 : distance(target, code))
  return codes.reduce((best, code) => (gap(code) < gap(best) ? code : best))
}
