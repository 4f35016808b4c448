import type { Field } from './descriptor.ts'
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

/** Characters; a longer cell is no half of a number, and would make the patterns try each of its spaces. */
const longestHalf = 30

/** Whether two cells together may be a number that its decimal comma cut. */
export const mayBeHalves = (first: string, second: string): boolean =>
  first.length <= longestHalf && second.length <= longestHalf && wholePart.test(first) && decimals.test(second)

const decimalColumnsCache = new WeakMap<Table['schema'], readonly number[]>()

/** The indexes of the columns of numbers that may have decimals; once for a schema, for each is found by trying values. */
export function decimalColumns({ schema, checks }: Pick<Table, 'schema' | 'checks'>): readonly number[] {
  const found =
    decimalColumnsCache.get(schema) ??
    checks.flatMap((check, index) => (isDecimal(schema.fields[index] as Field, check) ? [index] : []))
  decimalColumnsCache.set(schema, found)
  return found
}

interface RowShape {
  readonly table: Pick<Table, 'schema' | 'checks' | 'leniencies'>
  /** For each field of the schema, its position in the file, or -1. */
  readonly positions: readonly number[]
  /** The number of labels in the header. */
  readonly width: number
  /** Empty for a sheet. */
  readonly delimiter: string
}

/**
 * Recognises the row of a file with commas whose number was not between quotes: it has one cell more than the header,
 * and two cells that together make a number put all those that follow in their right columns. Null where that is not
 * sure: no such cells, more than one way to join two, or a row that is no better for it.
 */
export function findCutNumber(shape: RowShape, cells: readonly string[]): CutNumber | null {
  const { table, positions, width, delimiter } = shape
  if (!cutsNumbers(delimiter) || cells.length !== width + 1) return null
  const places = decimalColumns(table).flatMap(index => {
    const position = positions[index] as number
    const isThere = position !== -1 && mayBeHalves(cells[position] as string, cells[position + 1] as string)
    return isThere ? [[index, position] as const] : []
  })
  if (places.length === 0) return null
  const { wrong, wrongBefore, wrongAfter } = countWrong(shape, cells)
  const scores = places.map(([, position]) => (wrongBefore[position] ?? 0) + (wrongAfter[position] ?? 0))
  const fewest = Math.min(...scores)
  // As good as another way, or as the row that is not joined: neither is sure.
  if (fewest >= wrong || scores.indexOf(fewest) !== scores.lastIndexOf(fewest)) return null
  const [index, position] = places[scores.indexOf(fewest)] as readonly [number, number]
  const text = `${cells[position]},${cells[position + 1]}`
  return { index, position, text, cells: [...cells.slice(0, position), text, ...cells.slice(position + 2)] }
}

/**
 * Counts the wrong cells of a row as it is and, by the position of a number, those before it, and those after it once
 * each cell is read one column further.
 */
function countWrong({ table, positions, width }: RowShape, cells: readonly string[]) {
  const indexAt = new Map(positions.map((position, index) => [position, index]))
  const isWrong = (position: number, text = '') => {
    const index = indexAt.get(position)
    if (index === undefined || table.checks[index]?.(text) === null) return 0
    return readLeniently(table, index, text) === null ? 1 : 0
  }
  const wrongBefore: number[] = []
  let wrong = 0
  for (let position = 0; position < width; position++) {
    wrongBefore.push(wrong)
    wrong += isWrong(position, cells[position])
  }
  const wrongAfter: number[] = []
  let after = 0
  for (let position = width - 1; position >= 0; position--) {
    wrongAfter[position] = after
    after += isWrong(position, cells[position + 1])
  }
  return { wrong, wrongBefore, wrongAfter }
}
