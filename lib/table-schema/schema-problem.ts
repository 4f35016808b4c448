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

/** The kinds of values that a property may need. */
export type ExpectedValue =
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

/** One reason why a schema cannot be used. It is a value, because a schema is data too: nothing is thrown. */
export interface SchemaProblem {
  readonly code: SchemaProblemCode
  /** Name of the field, or its number from 1 (« 3 ») when it has no name; null when the whole schema is at fault. */
  readonly field: string | null
  /** The property concerned: `type`, `constraints.minimum`, `foreignKeys`… */
  readonly property: string | null
  /** Its value, shortened; null when it would not help. */
  readonly value: string | null
  /** The possible values: types, formats, constraints, the other limit. */
  readonly choices: readonly string[]
  /** Present with `bad-value`. */
  readonly expected?: ExpectedValue
  /** Present with `unsupported-pattern`. */
  readonly construct?: UnsupportedConstruct
}

const shownCharacters = 120

/** Leaves out nested values, which may be very large. */
const shorten = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}'
  const text = String(value)
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text
}

export function schemaProblem(
  code: SchemaProblemCode,
  field: string | null,
  property: string | null = null,
  value?: unknown,
  more: Partial<Pick<SchemaProblem, 'choices' | 'expected' | 'construct'>> = {},
): SchemaProblem {
  return { code, field, property, value: value === undefined ? null : shorten(value), choices: [], ...more }
}
