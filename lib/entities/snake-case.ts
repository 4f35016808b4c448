import { memoize } from '../lists/memoize.ts'

/** Converts camelCase (code) to snake_case (SQL, frozen data). The cache serves the same few hundred names for ever. */
export const snakeCase = memoize(name => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`))

/** The same object with its own keys in snake_case; values stay as they are. */
export const snakeCaseKeys = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [snakeCase(name), value]))
