import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'

/** The names of the properties of a record, with those of the objects that it holds: `id`, `canteen.name`. */
function namesOf(record: object): string[] {
  return Object.entries(record).flatMap(([name, value]) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? [name, ...Object.keys(value).map(inner => `${name}.${inner}`)]
      : [name],
  )
}

/** @throws Failure naming those that no record has. Without a record there is nothing to tell them by. */
export function requireKnown(fields: readonly string[], records: readonly object[], words: Words): void {
  const known = [...new Set(records.flatMap(namesOf))]
  const unknown = fields.filter(field => !known.includes(field))
  if (known.length === 0 || unknown.length === 0) return
  throw new Failure(exitCodes.usage, { code: 'unknown-field', ...words.lists.unknownField(unknown, known) })
}

/** What is shown when nothing is chosen: what fits in a cell. */
export const plainFields = (records: readonly object[]): string[] => [
  ...new Set(
    records.flatMap(record =>
      Object.entries(record).flatMap(([name, value]) => (value === null || typeof value !== 'object' ? [name] : [])),
    ),
  ),
]

const propertyOf = (record: object, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>(
      (value, name) => (value !== null && typeof value === 'object' ? Reflect.get(value, name) : undefined),
      record,
    )

/** A value as the text of a cell: lists are separated by commas, nothing is an empty cell. */
export function fieldText(record: object, field: string): string {
  const value = propertyOf(record, field)
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && value.every(each => each === null || typeof each !== 'object')) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A record with the chosen properties alone, in their order and at their places. */
export function pickFields(record: object, fields: readonly string[]): object {
  const picked: Record<string, unknown> = {}
  for (const field of fields) {
    const [name = '', inner] = field.split('.')
    const value = propertyOf(record, field) ?? null
    picked[name] = inner === undefined ? value : { ...(picked[name] as object | undefined), [inner]: value }
  }
  return picked
}
