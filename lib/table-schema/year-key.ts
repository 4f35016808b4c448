import { type ByteRow, bytesOfWord, digitsOf, startsWithWord, wholeNumberOf, yearOf } from './byte-row.ts'
import type { KeyHalves, RowKey } from './row-key.ts'

export interface YearKeyFacts<Code extends string> {
  readonly code: Code
  /** The column of the year and of the error; a row without a year has no key. */
  readonly year: string
  /** A column of exactly 14 digits. */
  readonly digits: string
  /** Limits the key to rows whose cell starts with the ASCII word. */
  readonly only?: { readonly column: string; readonly startsWith: string }
}

/** A key over a number of 14 digits and a year. */
export function yearKey<Code extends string>({ code, year, digits, only }: YearKeyFacts<Code>): RowKey<Code> {
  if (!only)
    return { code, columns: [year, digits], read: (row, [first = 0, second = 0]) => halvesOf(row, first, second) }
  const word = bytesOfWord(only.startsWith)
  return {
    code,
    columns: [year, digits, only.column],
    read: (row, [first = 0, second = 0, third = 0]) =>
      startsWithWord(row, third, word) ? halvesOf(row, first, second) : null,
  }
}

/** A key over an id of the database, whose 31 bits one half holds, and a year. */
export const idAndYearKey = <Code extends string>(facts: {
  readonly code: Code
  /** The column of the year and of the error. */
  readonly year: string
  readonly id: string
}): RowKey<Code> => ({
  code: facts.code,
  columns: [facts.year, facts.id],
  read: (row, [first = 0, second = 0]) => {
    const year = yearOf(row, first)
    return year === -1 ? null : [wholeNumberOf(row, second), year]
  },
})

/** Each half takes 7 digits and 7 bits of the year, which fit in 31 bits; 14 bits hold any year of 4 digits. */
const yearParts = 128

function halvesOf(row: ByteRow, yearPlace: number, digitsPlace: number): KeyHalves | null {
  const year = yearOf(row, yearPlace)
  if (year === -1) return null
  return [
    digitsOf(row, digitsPlace, 0, 7) * yearParts + Math.floor(year / yearParts),
    digitsOf(row, digitsPlace, 7, 14) * yearParts + (year % yearParts),
  ]
}
