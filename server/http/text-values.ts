import type { z } from 'zod'

/** An issue of zod about a value, with its place. */
type Issue = z.core.$ZodIssue

/**
 * Reads as numbers the texts of a body where its schema wants numbers, as the public service does; in a form, whose
 * values are all texts, booleans, lists and empty values as well.
 * @returns the changed body; null when nothing can be read so.
 */
export function readTextValues(body: unknown, issues: readonly Issue[], isForm: boolean): unknown {
  let changed: unknown = null
  for (const issue of issues) {
    const text = valueAt(changed ?? body, issue.path)
    if (typeof text !== 'string') continue
    const value = readText(text, issue, isForm)
    if (value === undefined) continue
    changed ??= structuredClone(body)
    setAt(changed, issue.path, value)
  }
  return changed
}

const decimal = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)\s*$/
const booleans: Readonly<Record<string, boolean>> = {
  true: true,
  on: true,
  yes: true,
  '1': true,
  false: false,
  off: false,
  no: false,
  '0': false,
}

/** @returns undefined when the text is no value of the expected type. */
function readText(text: string, issue: Issue, isForm: boolean): unknown {
  const expected = issue.code === 'invalid_type' ? String(issue.expected) : issue.code
  if (isForm && text === '' && expected !== 'array') return null
  switch (expected) {
    case 'number':
    case 'int':
    case 'invalid_union':
      return decimal.test(text) ? Number(text) : undefined
    case 'boolean':
      return isForm ? booleans[text.toLowerCase()] : undefined
    case 'array':
      return isForm ? (text === '' ? [] : [text]) : undefined
    default:
      return undefined
  }
}

type Path = readonly PropertyKey[]

function valueAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
    body,
  )
}

function setAt(body: unknown, path: Path, value: unknown): void {
  const owner = valueAt(body, path.slice(0, -1))
  const key = path.at(-1)
  if (typeof owner === 'object' && owner !== null && key !== undefined) Reflect.set(owner, key, value)
}
