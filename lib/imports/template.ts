import type { TableSchema } from '../table-schema/descriptor.ts'

/**
 * An empty import file: the header alone, in UTF-8 with a byte order mark and semicolons, as a French spreadsheet opens
 * it without asking anything.
 */
export function emptyFile(schema: TableSchema): string {
  return `\ufeff${schema.fields.map(field => field.name).join(';')}\r\n`
}
