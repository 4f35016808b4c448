import { columnLetter } from '../../table-schema/error.ts'
import type { CellLook, WorkbookCell } from '../workbook.ts'

/** The address of a cell, both counted from 1. */
export const at = (column: number, row: number): string => `${columnLetter(column)}${row}`

export const text = (address: string, value: string, look: CellLook = 'text', to?: string): WorkbookCell => ({
  at: address,
  look,
  value,
  ...(to !== undefined && { to }),
})

export const formula = (address: string, look: CellLook, source: string, to?: string): WorkbookCell => ({
  at: address,
  look,
  formula: source,
  ...(to !== undefined && { to }),
})
