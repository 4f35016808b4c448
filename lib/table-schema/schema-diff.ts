import { acceptedOutside } from './automaton/accepted-outside.ts'
import { bundledAutomaton } from './automaton/bundled-automaton.ts'
import { type CellAutomaton, cellAutomaton, formBit, readableBit } from './automaton/cell-automaton.ts'
import { UnsupportedPattern } from './automaton/pattern.ts'
import { allowedValues, type Field, isRequired, type TableSchema } from './descriptor.ts'
import { columnLetter } from './error.ts'
import { hasSeveralValues, separatorOf } from './field-shape.ts'
import { longestIncreasing } from './longest-increasing.ts'

export interface PlacedColumn {
  readonly letter: string
  readonly name: string
  readonly required: boolean
}

/** The limits of a column, one by one. */
export const comparedLimits = [
  'type',
  'required',
  'unique',
  'pattern',
  'separator',
  'decimalChar',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'totalDigits',
  'fractionDigits',
] as const
export type ComparedLimit = (typeof comparedLimits)[number]
export type LimitValue = string | number | boolean | null

export interface ColumnDiff {
  readonly name: string
  /** In the second schema. */
  readonly letter: string
  readonly limits: readonly { readonly limit: ComparedLimit; readonly before: LimitValue; readonly after: LimitValue }[]
  readonly addedValues: readonly string[]
  readonly removedValues: readonly string[]
  /** Whether a cell that was right may be wrong. */
  readonly narrower: boolean
  /** Such a cell, where one is found. */
  readonly refusedNow: string | null
}

/** What changes from one schema to another for who writes files; texts that describe columns are counted apart. */
export interface SchemaDiff {
  /** By what their columns say, a file that is right by the first schema is right by the second. */
  readonly compatible: boolean
  readonly added: readonly PlacedColumn[]
  readonly removed: readonly PlacedColumn[]
  /** The columns that change their place among those of both schemas. */
  readonly moved: readonly { readonly name: string; readonly before: string; readonly after: string }[]
  readonly changed: readonly ColumnDiff[]
  /** The columns of which only texts change. */
  readonly reworded: readonly string[]
}

export function diffSchemas(before: TableSchema, after: TableSchema): SchemaDiff {
  const added = columnsOnlyIn(after, before)
  const removed = columnsOnlyIn(before, after)
  const moved = movedColumns(before, after)
  const pairs = before.fields.flatMap(old => {
    const index = indexOf(after, old.name)
    const field = after.fields[index]
    return field ? [{ old, field, letter: columnLetter(index + 1) }] : []
  })
  const changed = pairs.flatMap(({ old, field, letter }) => diffColumn(old, field, letter) ?? [])
  const reworded = pairs
    .filter(({ old, field }) => isReworded(old, field) && !changed.some(({ name }) => name === field.name))
    .map(({ field }) => field.name)
  const compatible = [added, removed, moved].every(({ length }) => length === 0) && !changed.some(isNarrower)
  return { compatible, added, removed, moved, changed, reworded }
}

const isNarrower = ({ narrower }: ColumnDiff): boolean => narrower
const indexOf = ({ fields }: TableSchema, name: string): number => fields.findIndex(field => field.name === name)

const columnsOnlyIn = (schema: TableSchema, other: TableSchema): PlacedColumn[] =>
  schema.fields.flatMap((field, index) =>
    indexOf(other, field.name) === -1
      ? [{ letter: columnLetter(index + 1), name: field.name, required: isRequired(field) }]
      : [],
  )

/** All but the longest run of common columns that keep their order. */
function movedColumns(before: TableSchema, after: TableSchema): SchemaDiff['moved'] {
  const common = before.fields.map(({ name }) => name).filter(name => indexOf(after, name) !== -1)
  const kept = new Set(longestIncreasing(common.map(name => indexOf(after, name))))
  return common
    .filter(name => !kept.has(indexOf(after, name)))
    .map(name => ({
      name,
      before: columnLetter(indexOf(before, name) + 1),
      after: columnLetter(indexOf(after, name) + 1),
    }))
}

function diffColumn(old: Field, field: Field, letter: string): ColumnDiff | null {
  const [before, after] = [limitsOf(old), limitsOf(field)]
  const limits = comparedLimits.flatMap(limit =>
    before[limit] === after[limit] ? [] : [{ limit, before: before[limit], after: after[limit] }],
  )
  const [formerValues, values] = [allowedValues(old) ?? [], allowedValues(field) ?? []]
  const addedValues = values.filter(value => !formerValues.includes(value))
  const removedValues = formerValues.filter(value => !values.includes(value))
  if (limits.length === 0 && addedValues.length === 0 && removedValues.length === 0) return null
  const refused = refusedBy(field, old)
  const isAsked = (!before.required && after.required) || (!before.unique && after.unique)
  return {
    name: field.name,
    letter,
    limits,
    addedValues,
    removedValues,
    narrower: isAsked === true || refused !== null,
    refusedNow: refused?.example ?? null,
  }
}

function limitsOf(field: Field): Readonly<Record<ComparedLimit, LimitValue>> {
  const { constraints = {} } = field
  const of = (limit: LimitValue | undefined): LimitValue => limit ?? null
  return {
    type: field.type,
    required: isRequired(field),
    unique: constraints.unique === true,
    pattern: of(allowedValues(field) ? null : constraints.pattern),
    separator: hasSeveralValues(field) ? separatorOf(field) : null,
    decimalChar: of(field.decimalChar),
    minLength: of(constraints.minLength),
    maxLength: of(constraints.maxLength),
    minimum: of(constraints.minimum),
    maximum: of(constraints.maximum),
    totalDigits: of(constraints.totalDigits),
    fractionDigits: of(constraints.fractionDigits),
  }
}

/** A cell of the former field that this one refuses; without an example where one exists but is not found. */
function refusedBy(field: Field, old: Field): { readonly example: string | null } | null {
  const [inner, outer] = [automatonOf(old), automatonOf(field)]
  if (!inner || !outer) return { example: null }
  const outside = acceptedOutside(
    // No cell holds control characters, whatever its pattern.
    { automaton: inner, patterns: formBit | readableBit },
    { automaton: outer, patterns: formBit },
  )
  if (outside !== null) return { example: outside !== undefined && isRight(inner, outside) ? outside : null }
  return hasTighterBounds(field, old) ? { example: null } : null
}

function automatonOf(field: Field): CellAutomaton | null {
  try {
    return cellAutomaton(field, bundledAutomaton(field) ?? undefined)
  } catch (error) {
    if (error instanceof UnsupportedPattern) return null
    throw error
  }
}

/** Whether what the form of a cell does not show (a calendar, bounds) accepts it too. */
function isRight({ finish }: CellAutomaton, text: string): boolean {
  const bytes = new TextEncoder().encode(text)
  return finish === null || finish(bytes, 0, bytes.length) === null
}

const lowerBounds = ['minimum', 'minLength'] as const
const upperBounds = ['maximum', 'maxLength', 'totalDigits', 'fractionDigits'] as const

function hasTighterBounds({ constraints = {} }: Field, { constraints: former = {} }: Field): boolean {
  return (
    lowerBounds.some(bound => isTighter(constraints[bound], former[bound], (one, other) => one > other)) ||
    upperBounds.some(bound => isTighter(constraints[bound], former[bound], (one, other) => one < other))
  )
}

type Bound = number | string | undefined

const isTighter = (bound: Bound, former: Bound, beyond: (one: number | string, other: number | string) => boolean) =>
  bound !== undefined && (former === undefined || beyond(bound, former))

const isReworded = (old: Field, field: Field): boolean =>
  (['title', 'description', 'example', 'expectation'] as const).some(text => old[text] !== field[text])
