/** Why a file that looks like a workbook cannot be read as one. */
export type WorkbookFlaw = 'archive' | 'broken-workbook' | 'protected-workbook'

/** Stops the reading of a workbook. Thrown through the parsers, then turned into an error of the report. */
export class WorkbookProblem extends Error {
  readonly code: 'format-error' | 'row-too-long' | 'unpacked-too-large'
  /** 0 = the whole file. */
  readonly row: number
  readonly expected: string | undefined

  private constructor(code: WorkbookProblem['code'], row: number, expected?: string) {
    super(expected ? `${code} (${expected})` : code)
    this.name = 'WorkbookProblem'
    this.code = code
    this.row = row
    this.expected = expected
  }

  static flaw(flaw: WorkbookFlaw): WorkbookProblem {
    return new WorkbookProblem('format-error', 0, flaw)
  }

  static rowTooLong(row: number): WorkbookProblem {
    return new WorkbookProblem('row-too-long', row)
  }

  static tooLarge(): WorkbookProblem {
    return new WorkbookProblem('unpacked-too-large', 0)
  }
}
