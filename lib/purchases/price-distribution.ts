import type { ByteRow } from '../table-schema/byte-row.ts'
import type { Distribution } from '../table-schema/distribution.ts'
import { productFamilies } from './purchase-draft.ts'

/** Fewer prices make no median worth a comparison. */
const fewestPrices = 10
/**
 * Cheap lines are common in any family, a price a hundred times the usual one is not: it is most often typed in cents, or
 * has lost its decimal mark.
 */
const timesAbove = 100
const timesBelow = 1000

/** Bins of equal ratio: each is 26 % wide. */
const binsPerDecade = 10
const smallestExponent = -2
const largestExponent = 19
/** The first bin of a family is for what rounds to nothing. */
const binsPerFamily = 1 + (largestExponent - smallestExponent + 1) * binsPerDecade

const zero = 0x30
const space = 0x20

export type PriceCode = 'unusual-price'

/** Prices far from the median of their product family in the file. Rows without a family make one of their own. */
export const priceDistribution: Distribution<PriceCode> = {
  columns: ['prix_ht', 'famille_produits'],
  code: 'unusual-price',
  bins: (productFamilies.length + 1) * binsPerFamily,
  bin: (row, [price = 0, family = 0]) => familyIndex(row, family) * binsPerFamily + priceBin(row, price),
  odd: counts => {
    const found = new Map<number, string>()
    for (let family = 0; family <= productFamilies.length; family++) {
      const first = family * binsPerFamily
      const bins = [...counts.keys()].filter(bin => bin >= first && bin < first + binsPerFamily).sort((a, b) => a - b)
      const median = medianBin(bins, counts)
      if (median === null || median === first) continue
      for (const bin of bins) if (isFar(bin - median)) found.set(bin, String(priceOf(median - first)))
    }
    return found
  },
}

/** So many bins away, the ratio of any two prices of both bins is beyond the limit. */
const isFar = (bins: number): boolean =>
  bins > Math.log10(timesAbove) * binsPerDecade || -bins > Math.log10(timesBelow) * binsPerDecade

function medianBin(bins: readonly number[], counts: ReadonlyMap<number, number>): number | null {
  const prices = bins.reduce((sum, bin) => sum + (counts.get(bin) ?? 0), 0)
  if (prices < fewestPrices) return null
  let before = 0
  for (const bin of bins) {
    before += counts.get(bin) ?? 0
    if (before * 2 >= prices) return bin
  }
  return null
}

/** The middle of a bin in euros, to two digits. */
function priceOf(bin: number): number {
  return Number((10 ** (smallestExponent + (bin - 0.5) / binsPerDecade)).toPrecision(2))
}

/** Tells the families apart by the length and the first letter of their names. */
const familyKey = (length: number, first: number): number => (length * 32 + first) & 0xff
/** The families by that key, from 1. */
const familyByKey = new Uint8Array(256)
for (const [index, name] of productFamilies.entries()) {
  const key = familyKey(name.length, name.charCodeAt(0))
  if (familyByKey[key] !== 0) throw new Error(`${name} is not told apart from another family`)
  familyByKey[key] = index + 1
}

/** 0 when there is none. The cell is right: one of the list, perhaps with spaces around. */
function familyIndex({ bytes, starts, ends }: ByteRow, place: number): number {
  let start = starts[place] as number
  let end = ends[place] as number
  while (start < end && bytes[start] === space) start++
  while (start < end && bytes[end - 1] === space) end--
  return start === end ? 0 : (familyByKey[familyKey(end - start, bytes[start] as number)] as number)
}

/** Where a mantissa of three digits falls within its decade. */
const binOfMantissa = Uint8Array.from({ length: 1000 }, (_, mantissa) =>
  mantissa < 100 ? 0 : Math.floor(Math.log10(mantissa / 100) * binsPerDecade),
)

/** By the place of the first digit that is not 0 and by the three digits from there: no price is too long to be read. */
function priceBin({ bytes, starts, ends }: ByteRow, place: number): number {
  const end = ends[place] as number
  let first = starts[place] as number
  while (first < end && bytes[first] === zero) first++
  // Either decimal mark comes before the digits in ASCII.
  let mark = first
  while (mark < end && (bytes[mark] as number) >= zero) mark++
  let exponent = mark - first - 1
  if (mark === first) {
    // Less than one euro: the first digit is behind the mark.
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

/** On which side of the median a price is. */
export const isAbove = (price: string | null, median: string | undefined): boolean =>
  Number(price?.replace(',', '.')) > Number(median)
