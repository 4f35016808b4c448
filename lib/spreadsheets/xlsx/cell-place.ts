import { WorkbookProblem } from '../workbook-problem.ts'

/** Limits of the XLSX format. */
export const lastRow = 1_048_576
const lastColumn = 16_384

/** The position, from 0, of the column of a cell named as `AB12`. */
export function columnPosition(cell: string): number {
  let column = 0
  for (let i = 0; i < cell.length; i++) {
    const letter = cell.charCodeAt(i) - 64
    if (letter < 1 || letter > 26) break
    column = checkRange(column * 26 + letter, lastColumn)
  }
  return checkRange(column, lastColumn) - 1
}

/** @throws WorkbookProblem unless the number is between 1 and the last one. */
export function checkRange(number: number, last: number): number {
  if (!(number >= 1 && number <= last)) throw WorkbookProblem.flaw('broken-workbook')
  return number
}
