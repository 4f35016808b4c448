import { checkFile, type FileReport, type Table } from '@ma-cantine/lib'
import { readUserTable } from '@ma-cantine/lib/imports/user-table'

/** The table of a user's schema, from its list of fields or from the whole schema. */
export function userTable(descriptor: object): Table {
  const read = readUserTable(JSON.stringify(Array.isArray(descriptor) ? { fields: descriptor } : descriptor), 'menus')
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return read.table
}

/** The reasons why a schema cannot be used: field, code and property of each. */
export function schemaProblems(descriptor: unknown): string[] {
  const read = readUserTable(typeof descriptor === 'string' ? descriptor : JSON.stringify(descriptor), 'menus')
  return 'problems' in read ? read.problems.map(({ field, code, property }) => [field, code, property].join(' ')) : []
}

export const checkBy = (table: Table, content: string): Promise<FileReport> =>
  checkFile([new TextEncoder().encode(content)], { table })
