import { z } from 'zod'
import { type GridProperty, gridCells, gridFamilies } from '../diagnostics/product-grid.ts'
import { egalimPartOf, type PurchaseGroup, type PurchaseSummary, type YearOfPurchases } from './purchase-summary.ts'
import { familyOfGrid } from './summary-rules.ts'

/** The amounts of a year in the words of 2026, and those of 2025 that are the same. */
const yearNames = {
  valeurTotale: 'valueTotalHt',
  valeurBio: 'valueBioHt',
  valeurSiqo: 'valueSustainableHt',
  valeurExternalitesPerformance: 'valueExternalityPerformanceHt',
  valeurEgalimAutres: 'valueEgalimOthersHt',
} as const satisfies Readonly<Record<string, keyof YearOfPurchases>>

const meatAndFishNames = {
  valeurViandesVolailles: 'valueMeatPoultryHt',
  valeurViandesVolaillesEgalim: 'valueMeatPoultryEgalimHt',
  valeurProduitsDeLaMer: 'valueFishHt',
  valeurProduitsDeLaMerEgalim: 'valueFishEgalimHt',
} as const satisfies Readonly<Record<string, keyof PurchaseSummary>>

/** `valeurBoissonsCircuitCourt`: the cells of the grid, of which one label has another name. */
type GridName = GridProperty extends `value${infer Cell}`
  ? `valeur${Cell extends `${infer Family}ShortDistribution` ? `${Family}CircuitCourt` : Cell}`
  : never

const gridNames = Object.fromEntries(
  gridCells.map(({ property, family, label }) => [
    `valeur${family.property}${label.property === 'ShortDistribution' ? 'CircuitCourt' : label.property}`,
    property,
  ]),
) as Readonly<Record<GridName, GridProperty>>

/** The fair-trade part of an amount, which is inside it and adds to no sum. */
interface FairTrade {
  readonly name: string
  /** Whether purchases, when they are of fair trade, count in the amount. */
  readonly isCounted: (group: PurchaseGroup) => boolean
}

const fairTradeOfYear = [
  { name: 'valeurBioDontCommerceEquitable', isCounted: group => egalimPartOf(group) === 'valueBioHt' },
  {
    name: 'valeurEgalimAutresDontCommerceEquitable',
    isCounted: group => egalimPartOf(group) === 'valueEgalimOthersHt',
  },
] as const satisfies readonly FairTrade[]

const fairTradeOfFamilies = gridFamilies.map(({ property }) => ({
  name: `valeur${property}BioDontCommerceEquitable` as const,
  isCounted: ({ family, characteristics }: PurchaseGroup) =>
    family === familyOfGrid[property] && (characteristics?.includes('BIO') ?? false),
}))

type Amounts<Name extends string> = Readonly<Record<Name, z.ZodNumber>>
const amounts = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map(name => [name, z.number()])) as Amounts<Name>
const namesOf = <Name extends string>(names: Readonly<Record<Name, unknown>>) => Object.keys(names) as Name[]

/** The total of a year, its four parts and what they hold of fair trade, in euros without VAT. */
export const YearOfPurchases2026 = z.object({
  ...amounts(namesOf(yearNames)),
  ...amounts(fairTradeOfYear.map(({ name }) => name)),
})
export type YearOfPurchases2026 = z.output<typeof YearOfPurchases2026>

/** The summary of purchases in the words of the API of 2026, in euros without VAT. It tells nothing of Europe. */
export const PurchaseSummary2026 = z.object({
  ...YearOfPurchases2026.shape,
  ...amounts(namesOf(meatAndFishNames)),
  ...amounts(namesOf(gridNames)),
  ...amounts(fairTradeOfFamilies.map(({ name }) => name)),
})
export type PurchaseSummary2026 = z.output<typeof PurchaseSummary2026>

/** Takes over amounts of 2025 under their names of 2026. */
const renamed = <Summary>(summary: Summary, names: Readonly<Record<string, keyof Summary>>) =>
  Object.fromEntries(Object.entries(names).map(([name, property]) => [name, summary[property]]))

function fairTrade(groups: readonly PurchaseGroup[], parts: readonly FairTrade[]): Record<string, number> {
  const ofFairTrade = groups.filter(({ characteristics }) => characteristics?.includes('COMMERCE_EQUITABLE'))
  return Object.fromEntries(
    parts.map(({ name, isCounted }) => [
      name,
      ofFairTrade.filter(isCounted).reduce((cents, group) => cents + group.cents, 0) / 100,
    ]),
  )
}

/** A summary of purchases in the words of 2026: its sums, and the fair-trade parts of its purchases. */
export const summarise2026 = (summary: PurchaseSummary, groups: readonly PurchaseGroup[]): PurchaseSummary2026 =>
  ({
    ...renamed(summary, { ...yearNames, ...meatAndFishNames, ...gridNames }),
    ...fairTrade(groups, [...fairTradeOfYear, ...fairTradeOfFamilies]),
  }) as PurchaseSummary2026

/** The same for one year among others. */
export const summariseYear2026 = (year: YearOfPurchases, groups: readonly PurchaseGroup[]): YearOfPurchases2026 =>
  ({
    ...renamed(year, yearNames),
    ...fairTrade(groups, fairTradeOfYear),
  }) as YearOfPurchases2026

/** The nine shares of 2026, each with what it is a share of. */
const shares = {
  percentageValeurTotale: ['valeurTotale', 'valeurTotale'],
  percentageValeurBio: ['valeurBio', 'valeurTotale'],
  percentageValeurSiqo: ['valeurSiqo', 'valeurTotale'],
  percentageValeurExternalitesPerformance: ['valeurExternalitesPerformance', 'valeurTotale'],
  percentageValeurEgalimAutres: ['valeurEgalimAutres', 'valeurTotale'],
  percentageValeurViandesVolaillesEgalim: ['valeurViandesVolaillesEgalim', 'valeurViandesVolailles'],
  percentageValeurViandesVolaillesFrance: ['valeurViandesVolaillesFrance', 'valeurViandesVolailles'],
  percentageValeurProduitsDeLaMerEgalim: ['valeurProduitsDeLaMerEgalim', 'valeurProduitsDeLaMer'],
  percentageValeurProduitsDeLaMerFrance: ['valeurProduitsDeLaMerFrance', 'valeurProduitsDeLaMer'],
} as const satisfies Readonly<Record<string, readonly [keyof PurchaseSummary2026, keyof PurchaseSummary2026]>>
type ShareName = keyof typeof shares

/** Ratios between 0 and 1, not rounded; null only where there is nothing to divide by. */
export const PurchasePercentages2026 = z.object(
  Object.fromEntries(namesOf(shares).map(name => [name, z.number().nullable()])) as Record<
    ShareName,
    z.ZodNullable<z.ZodNumber>
  >,
)
export type PurchasePercentages2026 = z.output<typeof PurchasePercentages2026>

/** The shares of a summary of 2026, as parts of 1; null where the whole is 0. */
export const percentages2026 = (summary: PurchaseSummary2026): PurchasePercentages2026 =>
  Object.fromEntries(
    Object.entries(shares).map(([name, [part, whole]]) => [
      name,
      summary[whole] === 0 ? null : summary[part] / summary[whole],
    ]),
  ) as PurchasePercentages2026
