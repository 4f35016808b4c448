import { z } from 'zod'
import { gridProperties } from '../diagnostics/amount-properties.ts'
import type { GridLabel, GridProperty } from '../diagnostics/product-grid.ts'
import { ruleOf } from '../measures/year-rules.ts'
import type { ProductFamily } from './purchase-draft.ts'
import type { StoredCharacteristic } from './purchase-labels.ts'
import {
  type EgalimPart,
  egalimMeatAndFish,
  egalimParts,
  egalimPartsOf,
  gridPropertyOf,
  labelCharacteristics,
  type OriginCharacteristic,
  originCharacteristics,
} from './summary-rules.ts'

/** The purchases of a canteen and a year that have the same family and the same characteristics. */
export interface PurchaseGroup {
  /** Each year has its rules (`measures/year-rules.ts`). */
  readonly year: number
  readonly family: ProductFamily | null
  /** Null = not given, which differs from none. */
  readonly characteristics: readonly StoredCharacteristic[] | null
  /** The sum of their prices, in cents without VAT. */
  readonly cents: number
}

/** The total and its four EGalim parts. */
export const partTotals = ['valueTotalHt', ...egalimParts.map(({ property }) => property)] as readonly (
  | 'valueTotalHt'
  | EgalimPart
)[]
const meatAndFish = [
  'valueMeatPoultryHt',
  'valueMeatPoultryEgalimHt',
  'valueMeatPoultryFranceHt',
  'valueFishHt',
  'valueFishEgalimHt',
] as const

export type TotalProperty = 'valueTotalHt' | EgalimPart | (typeof meatAndFish)[number]
export type SummaryProperty = TotalProperty | GridProperty

const totalProperties: readonly TotalProperty[] = [...partTotals, ...meatAndFish]
export const summaryProperties: readonly SummaryProperty[] = [...totalProperties, ...gridProperties]

/** Euros without VAT: the totals of a simple report, meat and fish, and the 112 amounts of a detailed one. */
export const PurchaseSummary = z.object(
  Object.fromEntries(summaryProperties.map(property => [property, z.number()])) as Record<SummaryProperty, z.ZodNumber>,
)
export type PurchaseSummary = z.output<typeof PurchaseSummary>

/** The total of purchases and its four EGalim parts, in euros without VAT. */
export const YearOfPurchases = z.object({
  year: z.int(),
  ...(Object.fromEntries(partTotals.map(property => [property, z.number()])) as Record<
    (typeof partTotals)[number],
    z.ZodNumber
  >),
})
export type YearOfPurchases = z.output<typeof YearOfPurchases>

/** What decides where a purchase counts, besides its family. */
type Counted = Pick<PurchaseGroup, 'year' | 'characteristics'>

const has = ({ characteristics }: Counted, wanted: readonly StoredCharacteristic[]): boolean =>
  characteristics?.some(code => wanted.includes(code)) ?? false

/** The part of the EGalim objectives in which purchases count; null for none. */
export const egalimPartOf = (counted: Counted): EgalimPart | null =>
  egalimPartsOf(counted.year).find(part => has(counted, part.characteristics))?.property ?? null

/** Whether purchases count under an origin: as French, by the rule of their year. */
export const isOfOrigin = (counted: Counted, origin: OriginCharacteristic): boolean =>
  has(counted, origin === 'FRANCE' ? ruleOf('french', counted.year) : [origin])

const exclusiveLabels = Object.entries(labelCharacteristics) as [
  keyof typeof labelCharacteristics,
  readonly StoredCharacteristic[],
][]
const origins = Object.entries(originCharacteristics) as [keyof typeof originCharacteristics, OriginCharacteristic][]
/** What says where a product comes from, and nothing of EGalim. */
const originCodes: readonly StoredCharacteristic[] = [...Object.values(originCharacteristics), 'EUROPE']

/** The label of a detailed report, besides origins, under which purchases count; null for none. */
export const labelOf = (
  characteristics: readonly StoredCharacteristic[],
): keyof typeof labelCharacteristics | 'NonEgalim' | null =>
  exclusiveLabels.find(([, codes]) => characteristics.some(code => codes.includes(code)))?.[0] ??
  (characteristics.every(code => originCodes.includes(code)) ? 'NonEgalim' : null)

/** The labels of a detailed report under which purchases count: at most one of them besides their origins. */
function gridLabelsOf(counted: Counted): GridLabel['property'][] {
  const { year, characteristics } = counted
  if (characteristics === null) return ruleOf('hasWideEgalim', year) ? ['NonEgalim'] : []
  const label = labelOf(characteristics)
  const ofOrigin = origins.filter(([, code]) => isOfOrigin(counted, code)).map(([origin]) => origin)
  return label === null ? ofOrigin : [label, ...ofOrigin]
}

/** Amounts in cents, by property. */
type Sums = Record<SummaryProperty, number>

function add(sums: Sums, group: PurchaseGroup): void {
  const { year, family, cents } = group
  const count = (property: SummaryProperty) => {
    sums[property] += cents
  }
  count('valueTotalHt')
  const part = egalimPartOf(group)
  if (part) count(part)
  const isEgalim = has(group, egalimMeatAndFish(year))
  if (family === 'VIANDES_VOLAILLES') {
    count('valueMeatPoultryHt')
    if (isEgalim) count('valueMeatPoultryEgalimHt')
    if (isOfOrigin(group, 'FRANCE')) count('valueMeatPoultryFranceHt')
  }
  if (family === 'PRODUITS_DE_LA_MER') {
    count('valueFishHt')
    if (isEgalim) count('valueFishEgalimHt')
  }
  if (family === null) return
  for (const label of gridLabelsOf(group)) count(gridPropertyOf(family, label))
}

/** Sums in euros, computed in whole cents; each purchase counts by the rules of its year. */
export function summarisePurchases(groups: Iterable<PurchaseGroup>): PurchaseSummary {
  const sums = Object.fromEntries(summaryProperties.map(property => [property, 0])) as Sums
  for (const group of groups) add(sums, group)
  return Object.fromEntries(summaryProperties.map(property => [property, sums[property] / 100])) as PurchaseSummary
}

/** The total and the four parts of one year. */
export function summariseYear(year: number, groups: Iterable<PurchaseGroup>): YearOfPurchases {
  const summary = summarisePurchases(groups)
  const totals = Object.fromEntries(partTotals.map(property => [property, summary[property]]))
  return { year, ...totals } as YearOfPurchases
}
