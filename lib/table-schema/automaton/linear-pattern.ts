import { compilePatterns, type Effort, initialState } from './automaton.ts'
import { parsePattern } from './pattern.ts'

/** What stands in for a RegExp: it tests a text in a time that only its length decides, whatever the pattern. */
export interface LinearPattern {
  test(text: string): boolean
  /** The pattern itself. */
  toString(): string
}

const encoder = new TextEncoder()

/** @throws UnsupportedPattern when the pattern is not one of an automaton, or costs more than the effort allows. */
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
