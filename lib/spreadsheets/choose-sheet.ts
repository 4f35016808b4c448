import type { TableSchema } from '../table-schema/descriptor.ts'
import { isRecognisable } from '../table-schema/table.ts'
import type { Sheet, Workbook } from './workbook.ts'

/** The sheet to check, or why none can be chosen. */
export type SheetChoice =
  | { readonly sheet: Sheet }
  | {
      readonly code: 'unknown-sheet' | 'no-fitting-sheet' | 'several-sheets'
      /** The sheet asked for. */
      readonly value: string | null
      /** Names of the sheets there are, or that fit. */
      readonly expected: string
    }
  /** No visible sheet holds anything. */
  | null

/**
 * The sheet asked for by name; else the only visible one that holds something, whatever it is; else the only one whose
 * first row resembles one of the tables. Rejects with a `WorkbookProblem`.
 */
export async function chooseSheet(
  workbook: Workbook,
  schemas: readonly TableSchema[],
  asked: string | undefined,
): Promise<SheetChoice> {
  const { sheets } = workbook
  if (asked !== undefined) {
    const sheet = sheets.find(({ name }) => name === asked) ?? sheets.find(({ name }) => sameName(name, asked))
    return sheet ? { sheet } : { code: 'unknown-sheet', value: asked, expected: names(sheets) }
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

/** Spreadsheets take two names that differ by their capitals for one. */
const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

const names = (sheets: readonly Sheet[]): string => sheets.map(({ name }) => name).join(', ')
