import { type ByteRow, bytesOfWord, hasWord, yearOf } from './byte-row.ts'

/**
 * A quick test on the bytes of one cell that avoids reading the record: false only where the rule of the hint cannot be
 * broken. Hints change no verdict: tests read the same files with and without them.
 */
export interface CellHint<Property extends string = string> {
  readonly property: Property
  /** `place` is the index of the property's column in the schema. */
  readonly test: (row: ByteRow, place: number) => boolean
}

export const notEmpty = <Property extends string>(property: Property): CellHint<Property> => ({
  property,
  test: ({ starts, ends }, place) => (ends[place] as number) > (starts[place] as number),
})

export const longerThan = <Property extends string>(property: Property, characters: number): CellHint<Property> => ({
  property,
  test: ({ starts, ends }, place) => (ends[place] as number) - (starts[place] as number) > characters,
})

/** True for a cell that holds one of the ASCII words. */
export function mayHold<Property extends string>(property: Property, ...words: readonly string[]): CellHint<Property> {
  const wordBytes = words.map(bytesOfWord)
  return {
    property,
    test: (row, place) => {
      for (const word of wordBytes) if (hasWord(row, place, word)) return true
      return false
    },
  }
}

/**
 * The year when the program started, or the year before in the first days of January: earlier years are surely past.
 * Computed without Intl, which takes milliseconds to load.
 */
const startYear = Math.floor(1970 + (Date.now() - 2 * 86_400_000) / 31_556_952_000)

export const mayBeInTheFuture = <Property extends string>(property: Property): CellHint<Property> => ({
  property,
  test: (row, place) => yearOf(row, place) >= startYear,
})

/** @param day the first of a year. */
export function mayBeBefore<Property extends string>(property: Property, day: string): CellHint<Property> {
  const year = Number(day.slice(0, 4))
  return { property, test: (row, place) => yearOf(row, place) < year }
}
