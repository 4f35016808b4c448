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

/** Bins of equal ratio: each is 12 % wide. */
const binsPerDecade = 20
const smallestExponent = -2
const largestExponent = 19
/** The first bin of a family is for what rounds to nothing. */
const binsPerFamily = 1 + (largestExponent - smallestExponent + 1) * binsPerDecade

const zero = 0x30
const point = 0x2e
const comma = 0x2c
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

const familyBytes = productFamilies.map(name => new TextEncoder().encode(name))

/** 0 when there is none. The cell is one of the list, perhaps with spaces around. */
function familyIndex({ bytes, starts, ends }: ByteRow, place: number): number {
  let start = starts[place] as number
  let end = ends[place] as number
  while (start < end && bytes[start] === space) start++
  while (start < end && bytes[end - 1] === space) end--
  for (let index = 0; index < familyBytes.length; index++) {
    const name = familyBytes[index] as Uint8Array
    if (name.length === end - start && isAt(name, bytes, start)) return index + 1
  }
  return 0
}

function isAt(name: Uint8Array, bytes: Uint8Array, start: number): boolean {
  for (let i = 0; i < name.length; i++) if (name[i] !== bytes[start + i]) return false
  return true
}

/** Where a mantissa of three digits falls within its decade. */
const binOfMantissa = Uint8Array.from({ length: 1000 }, (_, mantissa) =>
  mantissa < 100 ? 0 : Math.floor(Math.log10(mantissa / 100) * binsPerDecade),
)

/** By the place of the first digit that is not 0 and by the three digits from there: no price is too long to be read. */
function priceBin({ bytes, starts, ends }: ByteRow, place: number): number {
  const end = ends[place] as number
  let mantissa = 0
  let digits = 0
  let whole = 0
  let zeros = 0
  let inWhole = true
  for (let i = starts[place] as number; i < end; i++) {
    const byte = bytes[i] as number
    if (byte === point || byte === comma) {
      inWhole = false
      continue
    }
    if (digits === 0 && byte === zero) {
      if (!inWhole) zeros++
      continue
    }
    if (inWhole) whole++
    if (digits === 3) {
      if (!inWhole) break
      continue
    }
    mantissa = mantissa * 10 + byte - zero
    digits++
  }
  if (digits === 0) return 0
  const exponent = whole > 0 ? whole - 1 : -zeros - 1
  if (exponent < smallestExponent) return 0
  const scaled = digits === 1 ? mantissa * 100 : digits === 2 ? mantissa * 10 : mantissa
  const decade = Math.min(exponent, largestExponent) - smallestExponent
  return 1 + decade * binsPerDecade + (binOfMantissa[scaled] as number)
}

/** On which side of the median a price is. */
export const isAbove = (price: string | null, median: string | undefined): boolean =>
  Number(price?.replace(',', '.')) > Number(median)
