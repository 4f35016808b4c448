import { type ByteRow, bytesOfWord, holdsWord, yearOf } from './byte-row.ts'

/**
 * A quick look at the bytes of one cell that spares reading the record: false only where the rule that names the hint
 * cannot be broken. Rules hold without their hints, which tests check by reading the same files with and without them.
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

/** For cells that may hold one of some ASCII words. */
export function mayHold<Property extends string>(property: Property, ...words: readonly string[]): CellHint<Property> {
  const sought = words.map(bytesOfWord)
  return {
    property,
    test: (row, place) => {
      for (const word of sought) if (holdsWord(row, place, word)) return true
      return false
    },
  }
}

/**
 * The year when the program started, or the one before in the first days of January: earlier ones were past then, and
 * still are. Computed without a calendar, which takes milliseconds to load.
 */
const startYear = Math.floor(1970 + (Date.now() - 2 * 86_400_000) / 31_556_952_000)

export const mayBeInTheFuture = <Property extends string>(property: Property): CellHint<Property> => ({
  property,
  test: (row, place) => yearOf(row, place) >= startYear,
})
