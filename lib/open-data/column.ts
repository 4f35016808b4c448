/** The types of Table Schema that open data use. Years are whole numbers, for programs that know no year. */
export type ColumnType = 'string' | 'integer' | 'number' | 'boolean'
export type ColumnValue = string | number | boolean | null

/** A column of a file of open data, the same in all formats. */
export interface Column<Row> {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly type: ColumnType
  /** Whether no row leaves it empty. */
  readonly required?: boolean
  /** Whether no two rows have the same. */
  readonly unique?: boolean
  /** All the values that it may have. */
  readonly values?: readonly string[]
  readonly value: (row: Row) => ColumnValue
}
