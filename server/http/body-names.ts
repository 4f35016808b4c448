import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { FieldErrors } from './refusal.ts'

/** Deeper than any body that we describe: unlimited depth would exhaust the stack. */
const depthLimit = 32

/**
 * Converts the names of a JSON body to camelCase at every depth, as clients of the public service may write
 * `first_name`. When both forms are present, camelCase wins.
 * @throws FieldErrors (400) when the body is too deep.
 */
export function convertNames(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > depthLimit) throw new FieldErrors({ nonFieldErrors: [httpRefusals('too-deep')] })
  if (Array.isArray(value)) return value.map(item => convertNames(item, depth + 1))
  const names = Object.entries(value).map(
    ([name, content]) => [name, camelCase(name), convertNames(content, depth + 1)] as const,
  )
  return Object.fromEntries(
    [...names.filter(([name, camel]) => name !== camel), ...names.filter(([name, camel]) => name === camel)].map(
      ([, camel, content]) => [camel, content],
    ),
  )
}

const camelCase = (name: string): string =>
  name.replace(/(?<=[a-zA-Z0-9])_([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase())
