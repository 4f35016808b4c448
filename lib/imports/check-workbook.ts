import type { Report } from '../table-schema/report.ts'
import type { Validation } from '../table-schema/validation.ts'
import { type ReadSheetOptions, readSheet } from './read-sheet.ts'

export interface CheckWorkbookOptions extends ReadSheetOptions {
  /** Starts a check of the rows. */
  readonly startValidation: () => Validation
  /** Given every row of the sheet that is checked, as it is read. */
  readonly onSheetRow?: ((cells: readonly string[]) => void) | undefined
}

/** Feeds the rows of a workbook's sheet to the check that text files go through. Rejects only when the source fails. */
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
