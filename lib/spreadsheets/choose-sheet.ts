import type { TableSchema } from '../table-schema/descriptor.ts'
import { isRecognisable } from '../table-schema/table.ts'
import type { Sheet, Workbook } from './workbook.ts'

/** The sheet to check, or why none can be chosen. */
export type SheetChoice =
  | { readonly sheet: Sheet }
  | {
      readonly code: 'unknown-sheet' | 'no-fitting-sheet' | 'several-sheets'
      /** The requested sheet. */
      readonly value: string | null
      /** Names of the sheets of the workbook, or of those that fit. */
      readonly expected: string
    }
  /** No visible sheet holds anything. */
  | null

/**
 * Chooses the requested sheet; else the only visible one that is not empty; else the only one whose first row resembles
 * one of the tables. Rejects with a `WorkbookProblem`.
 */
export async function chooseSheet(
  workbook: Workbook,
  schemas: readonly TableSchema[],
  requestedName: string | undefined,
): Promise<SheetChoice> {
  const { sheets } = workbook
  if (requestedName !== undefined) {
    const sheet =
      sheets.find(({ name }) => name === requestedName) ?? sheets.find(({ name }) => sameName(name, requestedName))
    return sheet ? { sheet } : { code: 'unknown-sheet', value: requestedName, expected: names(sheets) }
  }
  const filled: Sheet[] = []
  const fitting: Sheet[] = []
  for (const sheet of sheets) {
    if (!sheet.visible) continue
    const labels = await workbook.firstRow(sheet)
    if (!labels) continue
    filled.push(sheet)
    if (schemas.some(schema => isRecognisable(labels, schema))) fitting.push(sheet)
  }
  const [only] = filled.length === 1 ? filled : fitting
  if (!only) return filled.length === 0 ? null : { code: 'no-fitting-sheet', value: null, expected: names(filled) }
  if (filled.length > 1 && fitting.length > 1) {
    return { code: 'several-sheets', value: null, expected: names(fitting) }
  }
  return { sheet: only }
}

/** Spreadsheets ignore capitals in the names of sheets. */
const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

const names = (sheets: readonly Sheet[]): string => sheets.map(({ name }) => name).join(', ')
