import { mayHaveSatellites } from '@ma-cantine/lib/canteens/production'
import { gridProperties } from '@ma-cantine/lib/diagnostics/amount-properties'
import type { SimpleAmounts } from '@ma-cantine/lib/diagnostics/diagnostic-draft'
import { deriveTotals } from '@ma-cantine/lib/diagnostics/grid-sums'
import { type GridFamily, type GridProperty, gridCells, gridFamilies } from '@ma-cantine/lib/diagnostics/product-grid'
import { type Country, reportYears } from './country.ts'
import { type Dice, diceOf } from './dice.ts'
import { daysAfter, instantOf } from './instants.ts'
import type { InventedCanteen } from './invented-canteen.ts'

type Year = (typeof reportYears)[number]

/** The share of canteens with a report. It grows, and those who reported go on. */
const reporting: Readonly<Record<Year, number>> = { 2021: 0.35, 2022: 0.45, 2023: 0.55, 2024: 0.65, 2025: 0.7 }
const detailedShare = 0.15
const allByKitchenShare = 0.35

/** The first days of the year after, in which a report is filled. */
const fillingDays = 60

export interface InventedReport extends SimpleAmounts {
  readonly id: number
  readonly canteenId: number
  readonly year: number
  readonly diagnosticType: 'SIMPLE' | 'COMPLETE'
  readonly centralKitchenDiagnosticMode: 'APPRO' | 'ALL' | null
  /** Null in a simple report. */
  readonly grid: Readonly<Record<GridProperty, number>> | null
  readonly hasWasteDiagnostic: boolean
  readonly hasWastePlan: boolean | null
  readonly hasDonationAgreement: boolean
  readonly hasDiversificationPlan: boolean
  readonly vegetarianWeeklyRecurrence: 'LOW' | 'MID' | 'HIGH' | 'DAILY'
  readonly cookingPlasticSubstituted: boolean
  readonly servingPlasticSubstituted: boolean
  readonly plasticBottlesSubstituted: boolean
  readonly plasticTablewareSubstituted: boolean
  readonly communicatesOnFoodPlan: boolean
  readonly communicatesOnFoodQuality: boolean
  readonly creationDate: string
}

/** The report of a canteen for one of the years; null where it has none. */
export function inventReport(country: Country, canteen: InventedCanteen, year: Year): InventedReport | null {
  const { number } = canteen
  const zeal = diceOf(country.seed, 'zeal', number).random()
  if (zeal >= reporting[year]) return null
  const place = reportYears.indexOf(year)
  const dice = diceOf(country.seed, 'report', reportYears.length * number + place)
  const isDetailed = dice.chance(detailedShare)
  const mode = dice.chance(allByKitchenShare) ? 'ALL' : 'APPRO'
  const totals = inventPurchases(dice, canteen.yearlyMealCount, { zeal, place })
  const grid = isDetailed ? spreadInGrid(dice, totals) : null
  const hasWasteDiagnostic = dice.chance(0.6)
  return {
    id: country.first.diagnostics + reportYears.length * number + place,
    canteenId: canteen.id,
    year,
    diagnosticType: isDetailed ? 'COMPLETE' : 'SIMPLE',
    centralKitchenDiagnosticMode: mayHaveSatellites(canteen.productionType) ? mode : null,
    ...totals,
    ...(grid && deriveTotals({ ...totals, ...grid })),
    grid,
    hasWasteDiagnostic,
    hasWastePlan: hasWasteDiagnostic ? dice.chance(0.6) : null,
    hasDonationAgreement: dice.chance(0.15),
    hasDiversificationPlan: dice.chance(0.4),
    vegetarianWeeklyRecurrence: dice.pick(['LOW', 'MID', 'MID', 'HIGH', 'DAILY']),
    cookingPlasticSubstituted: dice.chance(0.6),
    servingPlasticSubstituted: dice.chance(0.7),
    plasticBottlesSubstituted: dice.chance(0.8),
    plasticTablewareSubstituted: dice.chance(0.85),
    communicatesOnFoodPlan: dice.chance(0.3),
    communicatesOnFoodQuality: dice.chance(0.5),
    creationDate: instantOf(dice, daysAfter(`${year + 1}-01-01`, dice.whole(fillingDays))),
  }
}

const cents = (euros: number): number => Math.round(euros * 100) / 100

/** The ten totals of a year. The zealous buy better, and all do so year after year. */
function inventPurchases(
  dice: Dice,
  meals: number,
  { zeal, place }: { readonly zeal: number; readonly place: number },
): SimpleAmounts {
  const total = cents(meals * dice.between(1.6, 3.1) * 1.03 ** place)
  const effort = (1.4 - zeal) * (1 + 0.06 * place)
  const share = (mean: number) => total * mean * effort * dice.between(0.1, 1.9)
  const meat = total * dice.between(0.12, 0.24)
  const fish = total * dice.between(0.04, 0.1)
  const [organic, signs, others] = [share(0.11), share(0.1), share(0.06)]
  const quality = Math.min(0.9, (organic + signs + others) / total)
  return {
    valueTotalHt: total,
    valueBioHt: cents(organic * 0.9),
    valueSustainableHt: cents(signs * 0.9),
    valueExternalityPerformanceHt: dice.chance(0.2) ? cents(share(0.008)) : 0,
    valueEgalimOthersHt: cents(others * 0.9),
    valueMeatPoultryHt: cents(meat),
    valueMeatPoultryEgalimHt: cents(meat * quality * dice.between(0.3, 0.9)),
    valueMeatPoultryFranceHt: cents(meat * dice.between(0.4, 1)),
    valueFishHt: cents(fish),
    valueFishEgalimHt: cents(fish * quality * dice.between(0.3, 0.9)),
  }
}

/** The weights of the families; those of meat and fish come from the totals. */
const familyWeights: Readonly<Partial<Record<GridFamily['property'], number>>> = {
  FruitsEtLegumes: 0.28,
  Charcuterie: 0.06,
  ProduitsLaitiers: 0.24,
  Boulangerie: 0.14,
  Boissons: 0.06,
  Autres: 0.22,
}

/** Spreads purchases over the grid: each family over the labels, the rest of it without a label. */
function spreadInGrid(dice: Dice, totals: SimpleAmounts): Record<GridProperty, number> {
  const total = totals.valueTotalHt ?? 0
  const [meat, fish] = [totals.valueMeatPoultryHt ?? 0, totals.valueFishHt ?? 0]
  const others = total - meat - fish
  const organicShare = (totals.valueBioHt ?? 0) / total
  const signsShare = (totals.valueSustainableHt ?? 0) / total / 2
  const otherShare = (totals.valueEgalimOthersHt ?? 0) / total / 5
  const shares = { bio: organicShare, sustainable: signsShare, egalimOthers: otherShare, externalityPerformance: 0 }
  const grid = Object.fromEntries(gridProperties.map(property => [property, 0])) as Record<GridProperty, number>
  for (const { property: family } of gridFamilies) {
    const weights = { ViandesVolailles: meat, ProduitsDeLaMer: fish, ...familyWeights }
    const weight = weights[family] ?? 0
    // A little less than the total, whatever the rounding.
    const bought = 0.98 * (family === 'ViandesVolailles' || family === 'ProduitsDeLaMer' ? weight : others * weight)
    let left = bought
    for (const { property, label, family: own } of gridCells) {
      if (own.property !== family) continue
      if (label.group === 'origin')
        grid[property] = cents(bought * dice.between(0, label.property === 'France' ? 0.8 : 0.2))
      else if (label.group === null) grid[property] = cents(Math.max(0, left))
      else {
        grid[property] = cents(Math.min(left, bought * shares[label.group] * dice.between(0.2, 1.8)))
        left -= grid[property]
      }
    }
  }
  return grid
}
