import type { TableError } from '../table-schema/error.ts'
import { FileSurvey } from '../table-schema/file-survey.ts'
import { ErrorCollector } from '../table-schema/report.ts'
import { rowCheck } from '../table-schema/row-check.ts'
import type { Table } from '../table-schema/table.ts'

/** Makes the function that lists what a table refuses in the cells of a row by itself. */
export function rowRefusals(table: Table): (cells: readonly string[], row: number) => readonly TableError[] {
  const { fields } = table.schema
  // A file is compared with itself before it is converted.
  const byRow: Table = { ...table, distributions: [], rowKey: null, comparesLines: false }
  const checkInto = (errors: ErrorCollector) =>
    rowCheck({
      table: byRow,
      errors,
      positions: fields.map((_, index) => index),
      width: fields.length,
      delimiter: '',
      uniques: [],
      survey: new FileSurvey(byRow, ','),
      onRecord: undefined,
    })
  const found = new ErrorCollector({ maximumErrors: 0 })
  const check = checkInto(found)
  return (cells, row) => {
    const before = found.count
    check(cells, row)
    if (found.count === before) return []
    const errors = new ErrorCollector({ maximumErrors: fields.length * 2 })
    checkInto(errors)(cells, row)
    return errors.collection.errors
  }
}
