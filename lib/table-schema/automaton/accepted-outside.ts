import { type Automaton, initialState } from './automaton.ts'

/** Many times the pairs of states that two columns reach. */
const mostPairs = 100_000

/** Bytes that people type come first, so that a witness is a text that one reads. */
const bytesInOrder = [...'0123456789', ...'abcdefghijklmnopqrstuvwxyz', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  .map(character => character.charCodeAt(0))
  .concat(Array.from({ length: 256 }, (_, byte) => byte))

interface Step {
  readonly from: Step | null
  readonly byte: number
  readonly inner: number
  readonly outer: number
}

/** The texts that match all these patterns of an automaton. */
export interface Language {
  readonly automaton: Automaton
  /** As bits of `matches`. */
  readonly patterns: number
}

/**
 * The shortest text, not an empty one, that one language has and another has not; null when there is none, undefined when the two are too
 * large to compare. The pairs of states that a text reaches in both are walked, shortest texts first.
 */
export function acceptedOutside(inner: Language, outer: Language): string | null | undefined {
  const reached = new Set<number>()
  const steps: Step[] = [{ from: null, byte: 0, inner: initialState, outer: initialState }]
  for (const step of steps) {
    if (step.from && accepts(inner, step.inner) && !accepts(outer, step.outer)) return textOf(step)
    for (const byte of bytesInOrder) {
      const next = inner.automaton.next[(step.inner << 8) | byte] as number
      if (next === 0) continue
      const beyond = outer.automaton.next[(step.outer << 8) | byte] as number
      const pair = next * 0x1_0000 + beyond
      if (reached.has(pair)) continue
      if (reached.size >= mostPairs) return undefined
      reached.add(pair)
      steps.push({ from: step, byte, inner: next, outer: beyond })
    }
  }
  return null
}

const accepts = ({ automaton, patterns }: Language, state: number): boolean =>
  ((automaton.matches[state] as number) & patterns) === patterns

function textOf(last: Step): string {
  const bytes: number[] = []
  for (let step = last; step.from; step = step.from) bytes.unshift(step.byte)
  return new TextDecoder().decode(Uint8Array.from(bytes))
}
