import { findCutNumber } from './cut-number.ts'
import type { FileSurvey } from './file-survey.ts'
import { isFormulaCell, shownFormula } from './formula-cell.ts'
import { readLeniently } from './leniency.ts'
import type { ErrorCollector } from './report.ts'
import { isInOneCell } from './row-in-one-cell.ts'
import { addFinding } from './rule-finding.ts'
import type { Table } from './table.ts'
import type { uniqueIndexes } from './unique-index.ts'
import { hasLostCharacter } from './unreadable-characters.ts'

export interface RowCheckOptions<Draft> {
  readonly table: Table<Draft>
  readonly errors: ErrorCollector
  /** For each field of the schema, its position in the file, or -1. */
  readonly positions: readonly number[]
  /** The number of labels in the header. */
  readonly width: number
  /** Empty for a sheet. */
  readonly delimiter: string
  readonly uniques: ReturnType<typeof uniqueIndexes>
  readonly survey: FileSurvey
  readonly onRecord: ((draft: Draft, row: number, table: Table<Draft>) => void) | undefined
}

/** Makes the check of one row of text: number of cells, each cell, unique values, rules. */
export function rowCheck<Draft>(options: RowCheckOptions<Draft>): (cells: readonly string[], row: number) => void {
  const { table, errors, positions, width, uniques, survey, onRecord } = options
  const { checks, rules, schema, shortRows } = table
  const fields = schema.fields.map(field => field.name)
  const inOrder = positions.every((position, index) => position === index)
  const present = positions.map(position => position !== -1)
  const first = positions.indexOf(0)
  /** A text that its own column accepts is no row, whatever commas it has. */
  const isWrongFirst = (text: string) => first !== -1 && checks[first]?.(text) !== null

  return (read, row) => {
    const cut = findCutNumber(options, read)
    const cells = cut?.cells ?? read
    const columnOf = (index: number) => {
      const position = positions[index] as number
      return position + (cut !== null && position > cut.position ? 2 : 1)
    }
    if (read.every(cell => cell === '')) {
      errors.add('blank-row', row, null, null, null)
      return
    }
    if (isInOneCell(read, width) && isWrongFirst(read[0] ?? '')) {
      errors.add('quoted-rows', row, null, null, null)
      return
    }
    const before = errors.count
    // Puts the cells in the order of the schema.
    let values = inOrder ? cells : positions.map(position => cells[position] ?? '')
    const formulas = values.flatMap((text, index) => (isFormulaCell(text) ? [index] : []))
    const textAt = (index: number) => values[index] ?? ''
    const wrong: number[] = []
    if (cut) {
      errors.add('cut-number', row, columnOf(cut.index), fields[cut.index] ?? null, cut.text)
      wrong.push(cut.index)
    }
    for (const index of formulas) {
      if (!present[index]) continue
      errors.add('formula-without-result', row, columnOf(index), fields[index] ?? null, shownFormula(textAt(index)))
      wrong.push(index)
      values = values.with(index, '')
    }
    const isRight = (index: number) => present[index] === true && !wrong.includes(index)
    for (let index = 0; index < checks.length; index++) {
      if (!present[index] || wrong.includes(index)) continue
      const column = columnOf(index)
      const text = textAt(index)
      if (column > read.length && !shortRows) {
        errors.add('missing-cell', row, column, fields[index] ?? null, null)
        wrong.push(index)
        continue
      }
      const code = (checks[index] as (text: string) => string | null)(text)
      const reading = code !== null && column <= read.length ? readLeniently(table, index, text) : null
      if (reading) {
        values = values.with(index, reading.text)
        errors.warn(reading.code, row, column, fields[index] ?? null, text, reading.text)
      } else if (code !== null) {
        errors.add(code, row, column, fields[index] ?? null, text)
        wrong.push(index)
      }
    }
    for (let column = width + 1; column <= cells.length; column++) {
      errors.add('extra-cell', row, column, null, cells[column - 1] ?? '')
    }
    for (let position = 0; position < read.length; position++) {
      const cell = read[position] as string
      if (!hasLostCharacter(cell)) continue
      errors.add('encoding-error', row, position + 1, fields[positions.indexOf(position)] ?? null, cell)
    }
    for (const { index, values: columnValues } of uniques) {
      const text = values[index]
      const first = text ? columnValues.add(text, row) : undefined
      if (first !== undefined)
        errors.add('unique', row, columnOf(index), fields[index] ?? null, text ?? '', String(first))
    }
    if (rules.length > 0) {
      const draft = table.draft(textAt)
      for (const rule of rules) {
        const { index, columnIndexes, onWrongCell } = rule
        if ((onWrongCell ? wrong.includes(index) : columnIndexes.every(isRight)) && rule.isBroken(draft)) {
          addFinding(errors, rule, draft, row, columnOf(index), fields[index] ?? null, textAt(index))
        }
      }
    }
    survey.addTextRow(read, row, isRight, textAt)
    if (onRecord && errors.count === before) onRecord(table.draft(textAt), row, table)
  }
}
