import { isFormulaCell } from '../table-schema/formula-cell.ts'
import { maximumRowBytes } from '../table-schema/row-reader.ts'
import type { WorkbookBudget } from './workbook-limits.ts'
import { WorkbookProblem } from './workbook-problem.ts'

/**
 * Puts the cells of a sheet into rows as a CSV export would: rows and cells that the workbook leaves out are empty, rows
 * are at least as wide as the first one, and nothing follows the last filled cell or row. Formulas without a result fill
 * nothing beyond the table: right of the first row, or in a row that has no value and no formula in its first cell, as
 * those copied down in advance and totals.
 */
export class RowWriter {
  private readonly onRow: (cells: string[]) => void
  private readonly budget: WorkbookBudget
  /** The number of rows before the current one. */
  private row = 0
  private emptyRows = 0
  private cells: string[] = []
  /** The position of the next cell. */
  private column = 0
  private characters = 0
  private width: number | null = null

  constructor(budget: WorkbookBudget, onRow: (cells: string[]) => void) {
    this.budget = budget
    this.onRow = onRow
  }

  /** Starts the row of a given number, from 1; numbers must increase. */
  startRowAt(number: number): void {
    if (!(number > this.row)) throw WorkbookProblem.flaw('broken-workbook')
    this.emptyRows += number - 1 - this.row
    this.row = number - 1
  }

  /** Goes to a given position, from 0; positions must increase. */
  goToColumn(position: number): void {
    if (!(position >= this.column)) throw WorkbookProblem.flaw('broken-workbook')
    this.column = position
  }

  /** Adds `count` cells with the same text at the current position. */
  addCells(text: string, count = 1): void {
    const end = this.column + count
    if (text !== '') {
      this.budget.spend('cells', end - this.cells.length)
      this.characters += text.length * count
      if (this.characters > maximumRowBytes) throw WorkbookProblem.rowTooLong(this.row + 1)
      while (this.cells.length < this.column) this.cells.push('')
      while (this.cells.length < end) this.cells.push(text)
    }
    this.column = end
  }

  /** Ends the row and repeats it `count` times in all. */
  endRow(count = 1): void {
    this.row += count
    if (this.isEmpty()) this.emptyRows += count
    else {
      this.budget.spend('cells', this.emptyRows + (count - 1) * this.cells.length)
      for (; this.emptyRows > 0; this.emptyRows--) this.write([''])
      for (let time = 0; time < count; time++) this.write([...this.cells])
    }
    this.cells = []
    this.column = 0
    this.characters = 0
  }

  private isEmpty(): boolean {
    const [first = ''] = this.cells
    return !isFormulaCell(first) && this.cells.every(cell => cell === '' || isFormulaCell(cell))
  }

  private write(cells: string[]): void {
    this.width ??= cells.length
    while (cells.length > this.width && (cells.at(-1) === '' || isFormulaCell(cells.at(-1) ?? ''))) cells.pop()
    while (cells.length < this.width) cells.push('')
    this.onRow(cells)
  }
}
