import type { TableError } from './error.ts'
import { FileSurvey } from './file-survey.ts'
import { ErrorCollector } from './report.ts'
import { rowCheck } from './row-check.ts'
import type { Table } from './table.ts'
import { uniqueIndexes } from './unique-index.ts'

export interface RowErrorsOptions {
  /** Shows numbers cut by their comma; empty for cells that no delimiter separates. */
  readonly delimiter?: string
  /** Whether a value may not repeat that of an earlier row, in the columns that say so. */
  readonly comparesRows?: boolean
}

/** Makes the function that lists the errors of a row whose cells are in the order of the schema, without its warnings. */
export function rowErrors(
  table: Table,
  { delimiter = '', comparesRows = false }: RowErrorsOptions = {},
): (cells: readonly string[], row: number) => readonly TableError[] {
  const { fields } = table.schema
  const byRow: Table = { ...table, distributions: [], rowKey: null, comparesLines: false }
  const errors = new RowCollector()
  const check = rowCheck({
    table: byRow,
    errors,
    positions: fields.map((_, index) => index),
    width: fields.length,
    delimiter,
    uniques: comparesRows ? uniqueIndexes(fields) : [],
    survey: new FileSurvey(byRow, ','),
    onRecord: undefined,
  })
  return (cells, row) => {
    errors.found = []
    check(cells, row)
    return errors.found
  }
}

/** Keeps all the errors of one row. */
class RowCollector extends ErrorCollector {
  found: TableError[] = []

  override add(...[code, row, column, field, value, expected]: Parameters<ErrorCollector['add']>): void {
    const error = { code: code as TableError['code'], row, column, field, value }
    this.found.push(expected === undefined ? error : { ...error, expected })
  }

  override warn(): void {}

  override canKeep(): boolean {
    return true
  }
}
