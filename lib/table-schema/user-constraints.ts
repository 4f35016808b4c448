import { readDate } from './cell-type.ts'
import type { Constraints } from './descriptor.ts'
import { type ExpectedValue, type SchemaProblem, schemaProblem } from './schema-problem.ts'

/** The types that a user's field may have; the other types of Table Schema cannot be checked. */
export const userTypes = ['string', 'integer', 'number', 'boolean', 'date', 'time', 'year', 'yearmonth', 'any'] as const
export type UserType = (typeof userTypes)[number]

type Constraint = keyof Constraints

const always = ['required', 'unique'] as const
const bounds = ['minimum', 'maximum'] as const

/** The constraints that each type can have. */
const constraintsOf: Readonly<Record<UserType, readonly Constraint[]>> = {
  string: [...always, 'enum', 'pattern', 'minLength', 'maxLength'],
  integer: [...always, 'enum', ...bounds],
  number: [...always, ...bounds, 'totalDigits', 'fractionDigits'],
  boolean: always,
  date: [...always, ...bounds],
  time: always,
  year: [...always, 'enum', ...bounds],
  yearmonth: always,
  any: [...always, 'enum'],
}

/** Reads the value of a property; undefined when it is wrong. */
type Reader<Value> = (value: unknown) => Value | undefined

const number: Reader<number> = value => {
  const read = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined
}
const wholeNumber: Reader<number> = value => {
  const read = number(value)
  return Number.isSafeInteger(read) ? read : undefined
}
const count: Reader<number> = value =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
const boolean: Reader<boolean> = value => (typeof value === 'boolean' ? value : undefined)
const text: Reader<string> = value => (typeof value === 'string' && value !== '' ? value : undefined)
const date: Reader<string> = value => (typeof value === 'string' ? readDate(value) : undefined)

/** Reads a list of distinct texts. An empty text is left out, because an empty cell is no value. */
export const texts: Reader<readonly string[]> = value => {
  if (!Array.isArray(value) || !value.every(item => typeof item === 'string')) return undefined
  const filled = [...new Set(value as string[])].filter(item => item !== '')
  return filled.length > 0 ? filled : undefined
}
/** Reads a list of whole numbers as texts, the form that cells have. */
const wholeNumbers: Reader<readonly string[]> = value =>
  Array.isArray(value) && value.every(item => wholeNumber(item) !== undefined) ? texts(value.map(String)) : undefined

const readers: Readonly<
  Record<Exclude<Constraint, 'enum' | 'minimum' | 'maximum'>, readonly [Reader<unknown>, ExpectedValue]>
> = {
  required: [boolean, 'boolean'],
  unique: [boolean, 'boolean'],
  pattern: [text, 'text'],
  minLength: [count, 'count'],
  maxLength: [count, 'count'],
  totalDigits: [count, 'count'],
  fractionDigits: [count, 'count'],
}

function readerOf(name: Constraint, type: UserType): readonly [Reader<unknown>, ExpectedValue] {
  switch (name) {
    case 'minimum':
    case 'maximum':
      return type === 'date' ? [date, 'date'] : type === 'number' ? [number, 'number'] : [wholeNumber, 'whole-number']
    case 'enum':
      return type === 'integer' || type === 'year' ? [wholeNumbers, 'values'] : [texts, 'texts']
    default:
      return readers[name]
  }
}

const ranges = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['fractionDigits', 'totalDigits'],
] as const

/** Reads all the constraints of a field; one that cannot be checked is a problem, never ignored. */
export function userConstraints(
  given: unknown,
  type: UserType,
  field: string,
): { readonly constraints: Constraints; readonly problems: readonly SchemaProblem[] } {
  if (given === undefined) return { constraints: {}, problems: [] }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return {
      constraints: {},
      problems: [schemaProblem('bad-value', field, 'constraints', given, { expected: 'object' })],
    }
  }
  const choices = constraintsOf[type]
  const problems: SchemaProblem[] = []
  const read: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(given)) {
    const property = `constraints.${key}`
    const name = choices.find(candidate => candidate === key)
    if (!name) {
      problems.push(schemaProblem('unknown-constraint', field, property, type, { choices }))
      continue
    }
    const [reader, expected] = readerOf(name, type)
    read[name] = reader(value)
    if (read[name] === undefined) problems.push(schemaProblem('bad-value', field, property, value, { expected }))
  }
  const constraints: Constraints = read
  for (const [least, most] of ranges) {
    const [low, high] = [constraints[least], constraints[most]]
    if (low === undefined || high === undefined || low <= high) continue
    problems.push(schemaProblem('empty-range', field, `constraints.${least}`, low, { choices: [most, String(high)] }))
  }
  if (constraints.enum && type !== 'string' && bounds.some(name => constraints[name] !== undefined)) {
    problems.push(schemaProblem('not-together', field, 'constraints.enum', undefined, { choices: bounds }))
  }
  return { constraints, problems }
}
