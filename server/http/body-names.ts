/**
 * The names of a JSON body in camelCase at every depth: clients of the public service may write `first_name` as well as
 * `firstName`. Written both ways, camelCase counts.
 */
export function camelCaseNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCaseNames)
  if (typeof value !== 'object' || value === null) return value
  const names = Object.entries(value).map(
    ([name, content]) => [name, camelCase(name), camelCaseNames(content)] as const,
  )
  return Object.fromEntries(
    [...names.filter(([name, camel]) => name !== camel), ...names.filter(([name, camel]) => name === camel)].map(
      ([, camel, content]) => [camel, content],
    ),
  )
}

const camelCase = (name: string): string =>
  name.replace(/(?<=[a-zA-Z0-9])_([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase())
