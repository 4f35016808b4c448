import { isDecimal } from './field-shape.ts'
import { readLeniently } from './leniency.ts'
import type { Table } from './table.ts'

/** A row that the comma of a number cut, put together again. */
export interface CutNumber {
  /** Index of the number in the schema. */
  readonly index: number
  /** Position of its first half in the file. */
  readonly position: number
  /** Both halves, with their comma. */
  readonly text: string
  /** The cells of the row, with the number in one. */
  readonly cells: readonly string[]
}

/** Numbers are cut where their decimal mark separates the columns. */
export const cutsNumbers = (delimiter: string): boolean => delimiter === ','

const wholePart = /^\s*[+-]?\d{1,3}(?:[ \u00a0\u202f.]?\d{3})*$|^\s*[+-]?\d+$/
const decimals = /^\d{1,4}\s*(?:€|eur|euros?)?(?:\s*ht)?\s*$/i

/** Whether two cells together may be a number that its decimal comma cut. */
export const mayBeHalves = (first: string, second: string): boolean => wholePart.test(first) && decimals.test(second)

interface RowShape {
  readonly table: Pick<Table, 'schema' | 'checks' | 'leniencies'>
  /** For each field of the schema, its position in the file, or -1. */
  readonly positions: readonly number[]
  /** The number of labels in the header. */
  readonly width: number
}

/**
 * Recognises the row of a file with commas whose number was not between quotes: it has one cell more than the header,
 * and two cells that together make a number put all those that follow in their right columns. Null where that is not
 * sure: no such cells, more than one way to join two, or a row that is no better for it.
 */
export function findCutNumber({ table, positions, width }: RowShape, cells: readonly string[]): CutNumber | null {
  if (cells.length !== width + 1) return null
  const isWrong = (index: number, text: string) =>
    index !== -1 && table.checks[index]?.(text) !== null && readLeniently(table, index, text) === null
  const takesDecimals = (index: number) => {
    const field = table.schema.fields[index]
    const check = table.checks[index]
    return field !== undefined && check !== undefined && isDecimal(field, check)
  }
  const indexes = Array.from({ length: width }, (_, position) => positions.indexOf(position))
  const wrongHere = indexes.map((index, position) => isWrong(index, cells[position] as string))
  const wrongNext = indexes.map((index, position) => isWrong(index, cells[position + 1] as string))
  const count = (wrong: readonly boolean[]) => wrong.filter(Boolean).length

  let before = 0
  let after = count(wrongNext)
  let fewest = count(wrongHere)
  let found: number | null = null
  for (const [position, index] of indexes.entries()) {
    if (wrongNext[position]) after--
    const halves = mayBeHalves(cells[position] as string, cells[position + 1] as string)
    if (halves && takesDecimals(index) && before + after <= fewest) {
      // As good as another way: neither is sure.
      found = before + after === fewest ? null : position
      fewest = before + after
    }
    if (wrongHere[position]) before++
  }
  if (found === null) return null
  const text = `${cells[found]},${cells[found + 1]}`
  const joined = [...cells.slice(0, found), text, ...cells.slice(found + 2)]
  return { index: indexes[found] as number, position: found, text, cells: joined }
}
