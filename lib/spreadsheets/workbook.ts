/** One sheet of a workbook. */
export interface Sheet {
  readonly name: string
  readonly visible: boolean
}

/** A workbook opened for reading, whatever its format. Cells are texts, as a CSV export would write them. */
export interface Workbook {
  /** In the order of their tabs. */
  readonly sheets: readonly Sheet[]
  /** The first row of a sheet, null when the sheet is empty. Rejects with a `WorkbookProblem`. */
  firstRow(sheet: Sheet): Promise<readonly string[] | null>
  /** Passes every row of a sheet, empty ones included, to `onRow`. Rejects with a `WorkbookProblem`. */
  readRows(sheet: Sheet, onRow: (cells: string[]) => void): Promise<void>
}
