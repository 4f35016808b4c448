import { cellAutomata } from '../../generated/cell-automata.ts'
import type { Field } from '../descriptor.ts'
import type { Automaton } from './automaton.ts'
import { automatonKey } from './cell-automaton.ts'
import { unpackAutomaton } from './packed-automaton.ts'

/**
 * The automaton that the build made for a field of schemas/*.json, because making one is slow; null for another field.
 */
export function bundledAutomaton(field: Field): Automaton | null {
  const text = cellAutomata[automatonKey(field)]
  return text === undefined ? null : unpackAutomaton(text)
}
