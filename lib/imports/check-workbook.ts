import type { Report } from '../table-schema/report.ts'
import type { Validation } from '../table-schema/validation.ts'
import { type ReadSheetOptions, readSheet } from './read-sheet.ts'

export interface CheckWorkbookOptions extends ReadSheetOptions {
  /** Starts a validation of the rows. */
  readonly startValidation: () => Validation
  /** Receives every row of the checked sheet as it is read. */
  readonly onSheetRow?: ((cells: readonly string[]) => void) | undefined
}

/** Validates the rows of a workbook's sheet as those of text files. Rejects only when the source fails. */
export async function checkWorkbook(
  chunks: AsyncIterable<Uint8Array>,
  { startValidation, onSheetRow, ...options }: CheckWorkbookOptions,
): Promise<Report> {
  const validation = startValidation()
  const { sheet, failure } = await readSheet(chunks, options, cells => {
    onSheetRow?.(cells)
    validation.pushRow(cells)
  })
  return (sheet === null ? startValidation() : validation).endRows(sheet, failure)
}
