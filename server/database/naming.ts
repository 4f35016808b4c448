import { memoize } from '@ma-cantine/lib/lists/memoize'

export const camelCase = memoize(name => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()))

/** Renames the columns of a result, whose rows all have the same ones. */
export function camelCaseRows(result: unknown): unknown {
  if (!Array.isArray(result)) return isRow(result) ? renameColumns(result, columnNames(result)) : result
  const first: unknown = result[0]
  if (!isRow(first)) return result
  const names = columnNames(first)
  return result.map((row: Record<string, unknown>) => renameColumns(row, names))
}

type Names = readonly (readonly [string, string])[]

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const columnNames = (row: Record<string, unknown>): Names => Object.keys(row).map(name => [name, camelCase(name)])

function renameColumns(row: Record<string, unknown>, names: Names): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const [column, property] of names) result[property] = row[column]
  return result
}
