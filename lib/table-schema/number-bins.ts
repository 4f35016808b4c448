import type { ByteRow } from './byte-row.ts'

/** The bins are logarithmic: each is 26 % wide. */
export const binsPerDecade = 10
const smallestExponent = -2
const largestExponent = 19
/** The first bin is for numbers that round to 0. */
export const binsOfNumbers = 1 + (largestExponent - smallestExponent + 1) * binsPerDecade

/** The middle of a bin, with two significant digits. */
export const middleOfBin = (bin: number): number =>
  Number((10 ** (smallestExponent + (bin - 0.5) / binsPerDecade)).toPrecision(2))

const zero = 0x30

/** The bin, within its decade, of a mantissa of three digits. */
const binOfMantissa = Uint8Array.from({ length: 1000 }, (_, mantissa) =>
  mantissa < 100 ? 0 : Math.floor(Math.log10(mantissa / 100) * binsPerDecade),
)

/**
 * The bin of a right decimal number, from the bytes of its cell: the position of the first digit that is not 0 and the
 * three digits from there decide it, so that numbers of any length work.
 */
export function numberBin({ bytes, starts, ends }: ByteRow, place: number): number {
  const end = ends[place] as number
  let first = starts[place] as number
  while (first < end && bytes[first] === zero) first++
  // Both decimal marks come before the digits in ASCII.
  let mark = first
  while (mark < end && (bytes[mark] as number) >= zero) mark++
  let exponent = mark - first - 1
  if (mark === first) {
    // The number is below 1: its first digit comes after the mark.
    first++
    while (first < end && bytes[first] === zero) first++
    if (first >= end) return 0
    exponent = mark - first
    mark = end
  }
  if (exponent < smallestExponent) return 0
  let mantissa = 0
  for (let digit = 0, i = first; digit < 3; digit++, i++) {
    if (i === mark) i++
    mantissa = mantissa * 10 + (i < end ? (bytes[i] as number) - zero : 0)
  }
  const decade = Math.min(exponent, largestExponent) - smallestExponent
  return 1 + decade * binsPerDecade + (binOfMantissa[mantissa] as number)
}
