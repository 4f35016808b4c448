import { compilePatterns, type Effort, initialState } from './automaton.ts'
import { parsePattern } from './pattern.ts'

/** Replaces a RegExp, and tests a text in a time that depends on its length only. */
export interface LinearPattern {
  test(text: string): boolean
  /** The pattern itself. */
  toString(): string
}

const encoder = new TextEncoder()

/** @throws UnsupportedPattern when no automaton can run the pattern, or it costs more than the effort allows. */
export function linearPattern(source: string, effort?: Effort): LinearPattern {
  const { next, matches } = compilePatterns([parsePattern(source)], effort)
  return {
    test(text) {
      let state = initialState
      for (const byte of encoder.encode(text)) state = next[(state << 8) | byte] as number
      return matches[state] === 1
    },
    toString: () => source,
  }
}
