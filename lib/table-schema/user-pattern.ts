import type { Effort } from './automaton/automaton.ts'
import { linearPattern } from './automaton/linear-pattern.ts'
import { type UnsupportedConstruct, UnsupportedPattern } from './automaton/pattern.ts'

/** A pattern that holds for the whole cell, or why it cannot be one. */
export type UserPattern =
  | { readonly pattern: string }
  /** Not a regular expression: the message of the runtime. */
  | { readonly bad: string }
  | { readonly unsupported: UnsupportedConstruct }

/**
 * Reads a user's pattern, in the syntax of JavaScript (flag u). As in XML Schema, to which Table Schema refers, it covers
 * the whole cell, with or without anchors. A pattern that no automaton can run is refused, because a regular expression
 * engine might never finish with it.
 */
export function userPattern(source: string, effort: Effort): UserPattern {
  try {
    new RegExp(source, 'u')
  } catch (error) {
    const { message } = error as Error
    return { bad: /: ([^:]*)$/.exec(message)?.[1] ?? message }
  }
  const pattern = addAnchors(source)
  try {
    linearPattern(pattern, effort)
  } catch (error) {
    if (error instanceof UnsupportedPattern) return { unsupported: error.construct }
    throw error
  }
  return { pattern }
}

function addAnchors(source: string): string {
  const [starts, ends] = [source.startsWith('^'), endsWithAnchor(source)]
  if (!starts && !ends) return `^(?:${source})$`
  return `${starts ? '' : '^'}${source}${ends ? '' : '$'}`
}

/** A dollar sign after an odd number of backslashes is a literal sign. */
function endsWithAnchor(source: string): boolean {
  const before = source.slice(0, -1)
  const backslashes = before.length - before.replace(/\\+$/, '').length
  return source.endsWith('$') && backslashes % 2 === 0
}
