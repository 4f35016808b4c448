import type { Effort } from './automaton/automaton.ts'
import type { Constraints, Field, FieldType } from './descriptor.ts'
import { type SchemaProblem, schemaProblem } from './schema-problem.ts'
import { isTextFormat, type TextFormat, textFormats } from './text-formats.ts'
import { texts, type UserType, userConstraints, userTypes } from './user-constraints.ts'
import { userPattern } from './user-pattern.ts'
import { propertyProblems } from './user-property-problems.ts'

/** The formats that each type can have. */
const formatsOf: Readonly<Partial<Record<UserType, readonly string[]>>> = {
  string: ['default', 'email', 'uri', 'uuid', 'binary'],
  date: ['default', '%Y-%m-%d'],
}
const defaultFormat = ['default']

export interface UserField {
  /** Complete only when there is no problem. */
  readonly field: Field
  readonly problems: readonly SchemaProblem[]
}

/**
 * Converts a field of a user's schema into one of ours: a boolean becomes the list of its values, a month or a time the
 * pattern of its text. A constraint that cannot be checked is a problem; a wrong description is left out.
 */
export function userField(given: Readonly<Record<string, unknown>>, name: string, effort: Effort): UserField {
  const { type: givenType = 'string', format = 'default' } = given
  const type = userTypes.find(candidate => candidate === givenType)
  if (!type) {
    const problem = schemaProblem('unknown-type', name, 'type', givenType, { choices: userTypes })
    const problems = [problem, ...propertyProblems(given, 'any', name)]
    return { field: { ...readTexts(given, name), type: 'string' }, problems }
  }
  const { constraints, problems: constraintProblems } = userConstraints(given.constraints, type, name)
  const problems = [...propertyProblems(given, type, name), ...constraintProblems]
  const formats = formatsOf[type] ?? defaultFormat
  if (typeof format !== 'string' || !formats.includes(format)) {
    problems.push(schemaProblem('unknown-format', name, 'format', format, { choices: formats }))
  }
  const textFormat = [type, typeof format === 'string' ? format : ''].find(isTextFormat)
  const form = formOf(given, type, textFormat, name)
  problems.push(...form.problems)
  const { pattern } = constraints
  const whole = pattern === undefined ? { problems: [] } : wholePattern(pattern, textFormat, name, effort)
  problems.push(...whole.problems)
  const limits: Constraints = { ...constraints, ...whole.constraints, ...form.constraints }
  const field: Field = {
    ...readTexts(given, name),
    // The values of a list are texts, whatever their type.
    type: limits.enum ? 'string' : (ourTypes.find(candidate => candidate === type) ?? 'string'),
    ...(textFormat ? { format: textFormat } : {}),
    ...(given.decimalChar === '.' || given.decimalChar === ',' ? { decimalChar: given.decimalChar } : {}),
    ...(Object.keys(limits).length > 0 ? { constraints: limits } : {}),
    ...readLists(given),
  }
  return { field, problems }
}

/** The types that ours share; the others become texts with a pattern or a list. */
const ourTypes: readonly FieldType[] = ['integer', 'number', 'date', 'year']

const trueValues = ['true', 'True', 'TRUE', '1']
const falseValues = ['false', 'False', 'FALSE', '0']

/** Constraints that a field adds to its written ones, or the reasons why it cannot. */
interface FieldForm {
  readonly constraints?: Constraints
  readonly problems: readonly SchemaProblem[]
}

function wholePattern(written: string, format: TextFormat | undefined, name: string, effort: Effort): FieldForm {
  const property = 'constraints.pattern'
  const two = format ? [schemaProblem('not-together', name, property, undefined, { choices: ['format'] })] : []
  const read = userPattern(written, effort)
  if ('pattern' in read) return { constraints: read, problems: two }
  const problem =
    'bad' in read
      ? schemaProblem('bad-pattern', name, property, written, { choices: [read.bad] })
      : schemaProblem('unsupported-pattern', name, property, written, { construct: read.unsupported })
  return { problems: [...two, problem] }
}

/** The constraints that the type and format of a field add. */
function formOf(
  given: Readonly<Record<string, unknown>>,
  type: UserType,
  textFormat: TextFormat | undefined,
  name: string,
): FieldForm {
  if (textFormat) return { constraints: { pattern: textFormats[textFormat] }, problems: [] }
  if (type !== 'boolean') return { problems: [] }
  const { trueValues: yes = trueValues, falseValues: no = falseValues } = given
  const values = [
    ['trueValues', yes],
    ['falseValues', no],
  ] as const
  const problems = values.flatMap(([property, value]) =>
    texts(value) ? [] : [schemaProblem('bad-value', name, property, value, { expected: 'texts' })],
  )
  return { constraints: { enum: values.flatMap(([, value]) => texts(value) ?? []) }, problems }
}

/** The descriptive texts of a field. */
function readTexts(given: Readonly<Record<string, unknown>>, name: string) {
  const { title, description, example, expectation } = given
  const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
  return {
    name,
    title: textOf(title) || name,
    description: textOf(description),
    example: typeof example === 'number' || typeof example === 'boolean' ? String(example) : textOf(example),
    expectation: textOf(expectation),
  }
}

/** The lists of values of a field; wrong ones are left out, because they only describe. */
function readLists({ doc_enum, doc_enum_multiple, separator, synonyms }: Readonly<Record<string, unknown>>) {
  const values = texts(doc_enum)
  const words =
    typeof synonyms === 'object' && synonyms !== null
      ? Object.entries(synonyms).flatMap(([value, same]) => (texts(same) ? [[value, same] as const] : []))
      : []
  return {
    ...(values ? { doc_enum: values } : {}),
    ...(doc_enum_multiple === true ? { doc_enum_multiple } : {}),
    ...(doc_enum_multiple === true && typeof separator === 'string' ? { separator } : {}),
    ...(words.length > 0 ? { synonyms: Object.fromEntries(words) as Record<string, string[]> } : {}),
  }
}
