import { WorkbookProblem } from './workbook-problem.ts'

/** In characters. Excel stops at 32 767, LibreOffice much later. */
const longestCell = 1024 * 1024

/** Joins the pieces of the text of a cell. */
export class CellText {
  private text = ''

  add(piece: string): void {
    if (this.text.length + piece.length > longestCell) throw WorkbookProblem.flaw('broken-workbook')
    this.text += piece
  }

  take(): string {
    const { text } = this
    this.text = ''
    return text
  }
}
