import type { UnsupportedConstruct } from './automaton/pattern.ts'

/** Why a schema cannot be used. */
export type SchemaProblemCode =
  // the schema as a whole
  | 'not-json'
  | 'not-an-object'
  | 'no-fields'
  | 'too-many-fields'
  | 'unsupported-property'
  // a field
  | 'not-a-field'
  | 'no-name'
  | 'spaced-name'
  | 'duplicate-name'
  | 'unknown-type'
  | 'unknown-format'
  | 'unknown-constraint'
  | 'bad-value'
  | 'empty-range'
  | 'not-together'
  | 'bad-pattern'
  | 'unsupported-pattern'
  | 'unknown-key'

/** What a property must hold. */
export type Wanted =
  | 'boolean'
  | 'count'
  | 'number'
  | 'whole-number'
  | 'date'
  | 'text'
  | 'texts'
  | 'values'
  | 'decimal-char'
  | 'object'

/** One reason why a schema cannot be used: a value, for a schema is data too. Nothing is thrown. */
export interface SchemaProblem {
  readonly code: SchemaProblemCode
  /** Name of the field, or its place from 1 (« 3 ») when it has no name; null when the whole schema is at fault. */
  readonly field: string | null
  /** The property concerned: `type`, `constraints.minimum`, `foreignKeys`… */
  readonly property: string | null
  /** What it holds, cut short; null when that says nothing. */
  readonly value: string | null
  /** What could stand there: types, formats, constraints, the other limit. */
  readonly choices: readonly string[]
  /** With `bad-value`. */
  readonly wanted?: Wanted
  /** With `unsupported-pattern`. */
  readonly construct?: UnsupportedConstruct
}

const shownCharacters = 120

/** What is deep inside a value is not shown: it may be without end. */
const shown = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}'
  const text = String(value)
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text
}

export function schemaProblem(
  code: SchemaProblemCode,
  field: string | null,
  property: string | null = null,
  value?: unknown,
  more: Partial<Pick<SchemaProblem, 'choices' | 'wanted' | 'construct'>> = {},
): SchemaProblem {
  return { code, field, property, value: value === undefined ? null : shown(value), choices: [], ...more }
}
