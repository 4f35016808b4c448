import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { FieldErrors } from './refusal.ts'

/** No body that we describe is as deep; what a stranger sends may be so deep that to follow it would take all the stack. */
const deepest = 32

/**
 * The names of a JSON body in camelCase at every depth: clients of the public service may write `first_name` as well as
 * `firstName`. Written both ways, camelCase counts.
 * @throws FieldErrors (400) for what is too deep to be any of ours.
 */
export function camelCaseNames(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) throw new FieldErrors({ nonFieldErrors: [httpRefusals('too-deep')] })
  if (Array.isArray(value)) return value.map(item => camelCaseNames(item, depth + 1))
  const names = Object.entries(value).map(
    ([name, content]) => [name, camelCase(name), camelCaseNames(content, depth + 1)] as const,
  )
  return Object.fromEntries(
    [...names.filter(([name, camel]) => name !== camel), ...names.filter(([name, camel]) => name === camel)].map(
      ([, camel, content]) => [camel, content],
    ),
  )
}

const camelCase = (name: string): string =>
  name.replace(/(?<=[a-zA-Z0-9])_([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase())
