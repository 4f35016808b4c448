import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { ErrorCode } from '@ma-cantine/lib/imports/error-code'
import type { TableError } from '@ma-cantine/lib/table-schema/error'
import type { Severity } from '@ma-cantine/lib/table-schema/report'
import type { RowFilter } from '../check-protocol.ts'

export interface PlacedError extends TableError<ErrorCode> {
  readonly severity: Severity
}

export const groupIdOf = ({ severity, code, field }: Pick<PlacedError, 'severity' | 'code' | 'field'>): string =>
  [severity, code, field ?? ''].join(' ')

/** @returns a predicate for the errors that a filter selects. */
export const createErrorFilter =
  ({ group, field }: RowFilter) =>
  (error: PlacedError): boolean =>
    (group === null || groupIdOf(error) === group) && (field === null || error.field === field)

/** The errors and warnings of a report, by row and by group. */
export class ErrorIndex {
  private readonly byRow = new Map<number, PlacedError[]>()
  private readonly byGroup = new Map<string, PlacedError[]>()
  /** Number of cells in error, by column and value. */
  private readonly cellCounts = new Map<string, number>()
  /** Numbers of the rows that have errors, in order. */
  private readonly rows: readonly number[]
  private count = 0

  constructor({ errors, warnings }: Pick<FileReport, 'errors' | 'warnings'>, stored: readonly PlacedError[] = []) {
    for (const error of errors) this.add({ ...error, severity: 'error' })
    for (const warning of warnings) this.add({ ...warning, severity: 'warning' })
    for (const error of stored) this.add(error)
    this.rows = [...this.byRow.keys()].sort((a, b) => a - b)
  }

  /** Number of errors and warnings in the index. */
  get size(): number {
    return this.count
  }

  of(row: number): readonly PlacedError[] {
    return this.byRow.get(row) ?? []
  }

  ofGroup(id: string): readonly PlacedError[] {
    return this.byGroup.get(id) ?? []
  }

  /** The positions of the cells in error of a group, by row. */
  positionsOfGroup(id: string): Map<number, Set<number>> {
    const found = new Map<number, Set<number>>()
    for (const { row, column } of this.ofGroup(id)) {
      if (column === null) continue
      const positions = found.get(row)
      if (positions) positions.add(column - 1)
      else found.set(row, new Set([column - 1]))
    }
    return found
  }

  /** Number of cells in error that hold the value of this one in its column. */
  alike(error: PlacedError): number {
    return this.cellCounts.get(cellKey(error)) ?? 0
  }

  /** Number of cells in error of other rows that hold this value in the column at this position. */
  othersAlike(row: number, position: number, value: string): number {
    const column = position + 1
    const isAmong = this.of(row).some(
      error => error.severity === 'error' && error.column === column && error.value === value,
    )
    return (this.cellCounts.get(cellKey({ column, value })) ?? 0) - (isAmong ? 1 : 0)
  }

  /** The rows with selected errors, from the header to the last row of the file. */
  rowsOf(filter: RowFilter, rowCount: number): number[] {
    const isSelected = createErrorFilter(filter)
    return this.rows.filter(row => row >= 1 && row <= rowCount && this.of(row).some(isSelected))
  }

  private add(error: PlacedError): void {
    this.count++
    // A cell counts once, whatever the number of its errors.
    if (
      error.severity === 'error' &&
      !this.of(error.row).some(({ severity, column }) => severity === 'error' && column === error.column)
    ) {
      const key = cellKey(error)
      this.cellCounts.set(key, (this.cellCounts.get(key) ?? 0) + 1)
    }
    append(this.byRow, error.row, error)
    append(this.byGroup, groupIdOf(error), error)
  }
}

const cellKey = ({ column, value }: Pick<PlacedError, 'column' | 'value'>): string => `${column} ${value}`

function append<Key>(lists: Map<Key, PlacedError[]>, key: Key, error: PlacedError): void {
  const list = lists.get(key)
  if (list) list.push(error)
  else lists.set(key, [error])
}
