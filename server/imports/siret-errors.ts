import type { ImportErrorCode } from '@ma-cantine/lib/imports/import-error'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'

const column = 'siret'

/** Adds an error about the SIRET of a row, where its column really is in the file. */
export function addSiretError<Draft>(
  { errors, table, positions }: Validation<Draft>,
  code: ImportErrorCode,
  row: number,
  siret: string,
): void {
  const index = table?.schema.fields.findIndex(field => field.name === column) ?? -1
  errors.add(code, row, (positions[index] ?? -1) + 1 || null, column, siret)
}
