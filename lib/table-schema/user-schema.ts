import { ampleEffort } from './automaton/automaton.ts'
import type { Field, TableSchema } from './descriptor.ts'
import { isObject } from './is-object.ts'
import { type SchemaProblem, schemaProblem } from './schema-problem.ts'
import { userField } from './user-field.ts'
import { isEmptyCellAlone } from './user-property-problems.ts'

/** A user's schema that can check files, or all the reasons why it cannot. */
export type UserSchema =
  | { readonly schema: TableSchema }
  | { readonly problems: readonly [SchemaProblem, ...SchemaProblem[]] }

/** The number of columns of a spreadsheet. */
const maximumFields = 16_384

/**
 * Reads a Table Schema (version 1, with our properties of schemas/README.md) from an object that `JSON.parse` returned.
 * A constraint that cannot be checked makes the schema unusable, with all such reasons at once. Descriptive properties are
 * optional: the name is `defaultName` and the version empty when they are missing.
 */
export function readUserSchema(descriptor: unknown, defaultName: string): UserSchema {
  if (!isObject(descriptor)) return { problems: [schemaProblem('not-an-object', null, null, descriptor)] }
  const { fields: given } = descriptor
  if (!Array.isArray(given) || given.length === 0)
    return { problems: [schemaProblem('no-fields', null, 'fields', given)] }
  if (given.length > maximumFields) {
    const choices = [String(maximumFields)]
    return { problems: [schemaProblem('too-many-fields', null, 'fields', given.length, { choices })] }
  }
  const problems: SchemaProblem[] = schemaProblems(descriptor)
  const fields: Field[] = []
  const names = new Set<string>()
  // All patterns share one effort, because a thousand bearable ones would be too many.
  const effort = ampleEffort()
  for (const [index, item] of given.entries()) {
    const result = namedField(item, index + 1, names)
    if ('code' in result) problems.push(result)
    else {
      names.add(result.name)
      const read = userField(result.field, result.name, effort)
      fields.push(read.field)
      problems.push(...read.problems)
    }
  }
  const key = primaryKey(descriptor.primaryKey, fields)
  if (key && 'code' in key) problems.push(key)
  const keyName = key && 'name' in key ? key.name : null
  const [first, ...others] = problems
  if (first) return { problems: [first, ...others] }
  const { name, title, description, version } = descriptor
  return {
    schema: {
      $schema: text(descriptor.$schema),
      name: text(name) || defaultName,
      title: text(title) || text(name) || defaultName,
      description: text(description),
      version: typeof version === 'number' ? String(version) : text(version),
      encoding: 'utf-8',
      fields: fields.map(field => (field.name === keyName ? withKey(field) : field)),
    },
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The properties of a whole schema that change its meaning and that we do not support. */
function schemaProblems({ missingValues, foreignKeys, uniqueKeys, fieldsMatch }: Readonly<Record<string, unknown>>) {
  const isNone = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0)
  const supported = {
    missingValues: isEmptyCellAlone(missingValues),
    foreignKeys: isNone(foreignKeys),
    uniqueKeys: isNone(uniqueKeys),
    fieldsMatch: fieldsMatch === undefined || fieldsMatch === 'exact' || isExactAlone(fieldsMatch),
  }
  const given = { missingValues, foreignKeys, uniqueKeys, fieldsMatch }
  return (Object.keys(supported) as (keyof typeof supported)[]).flatMap(property =>
    supported[property] ? [] : [schemaProblem('unsupported-property', null, property, given[property])],
  )
}

const isExactAlone = (value: unknown) => Array.isArray(value) && value.length === 1 && value[0] === 'exact'

/** A field with its name, which must be unique. */
function namedField(
  item: unknown,
  place: number,
  names: ReadonlySet<string>,
): SchemaProblem | { readonly name: string; readonly field: Readonly<Record<string, unknown>> } {
  if (!isObject(item)) return schemaProblem('not-a-field', String(place), null, item)
  const { name } = item
  if (typeof name !== 'string' || name.trim() === '') return schemaProblem('no-name', String(place), 'name', name)
  // Labels are trimmed, so this name would match none.
  if (name.trim() !== name) return schemaProblem('spaced-name', name, 'name')
  if (names.has(name)) return schemaProblem('duplicate-name', name, 'name')
  return { name, field: item }
}

/** The column of the primary key; null when there is none. */
function primaryKey(given: unknown, fields: readonly Field[]): SchemaProblem | { readonly name: string } | null {
  const names = given === undefined ? [] : [given].flat()
  if (names.length === 0) return null
  const [name] = names
  if (names.length > 1 || typeof name !== 'string') {
    return schemaProblem('unsupported-property', null, 'primaryKey', given)
  }
  if (fields.some(field => field.name === name)) return { name }
  return schemaProblem('unknown-key', null, 'primaryKey', name)
}

const withKey = (field: Field): Field => ({
  ...field,
  constraints: { ...field.constraints, required: true, unique: true },
})
