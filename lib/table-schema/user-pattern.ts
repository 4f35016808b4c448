import type { Effort } from './automaton/automaton.ts'
import { linearPattern } from './automaton/linear-pattern.ts'
import { type UnsupportedConstruct, UnsupportedPattern } from './automaton/pattern.ts'

/** A pattern that holds for the whole cell, or why it cannot be one. */
export type UserPattern =
  | { readonly pattern: string }
  /** No regular expression at all; in the words of the runtime. */
  | { readonly bad: string }
  | { readonly unsupported: UnsupportedConstruct }

/**
 * Reads a pattern that a user wrote, in the syntax of JavaScript (flag u). As in XML Schema, to which Table Schema
 * refers, it is about the whole cell, with or without its anchors. One that no automaton can run is refused: a regular
 * engine may never come to the end of it.
 */
export function userPattern(source: string, effort: Effort): UserPattern {
  try {
    new RegExp(source, 'u')
  } catch (error) {
    const { message } = error as Error
    return { bad: /: ([^:]*)$/.exec(message)?.[1] ?? message }
  }
  const pattern = anchored(source)
  try {
    linearPattern(pattern, effort)
  } catch (error) {
    if (error instanceof UnsupportedPattern) return { unsupported: error.construct }
    throw error
  }
  return { pattern }
}

function anchored(source: string): string {
  const [starts, ends] = [source.startsWith('^'), endsWithAnchor(source)]
  if (!starts && !ends) return `^(?:${source})$`
  return `${starts ? '' : '^'}${source}${ends ? '' : '$'}`
}

/** A dollar sign after an odd number of backslashes is the sign itself. */
function endsWithAnchor(source: string): boolean {
  const before = source.slice(0, -1)
  const backslashes = before.length - before.replace(/\\+$/, '').length
  return source.endsWith('$') && backslashes % 2 === 0
}
