import type { Canteen } from '../canteens/canteen.ts'
import { isCentralKitchen, mayHaveSatellites } from '../canteens/production.ts'
import { sumInCents } from '../diagnostics/amounts.ts'
import type { CheckedValues } from '../diagnostics/cross-checks.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { type GridLabel, gridCells } from '../diagnostics/product-grid.ts'
import { ruleOf } from '../measures/year-rules.ts'

/** The canteen and the report of a declaration, as far as the checks read them. */
export interface DeclaredFigures {
  readonly canteen: Pick<Canteen, 'productionType' | 'satelliteCanteensCount' | 'dailyMealCount' | 'yearlyMealCount'>
  readonly diagnostic: CheckedValues & Pick<Diagnostic, 'year' | 'valueTotalHt'>
  /** Whether the declaration holds the purchases. */
  readonly coversPurchases: boolean
}

interface UnusualCheck {
  readonly code: 'satellites' | 'cost-per-meal' | 'opening-days'
  /** Null where the figure does not exist, or is not known. */
  readonly figure: (figures: DeclaredFigures) => number | null
  /** Figures below or above these, rounded as they are shown, are unusual. */
  readonly least: number
  readonly most: number
}

const divide = (value: number | null, by: number | null): number | null =>
  value === null || by === null || by <= 0 ? null : value / by

/** What people are asked to check again before they declare. Nothing is refused. */
const checks: readonly UnusualCheck[] = [
  {
    code: 'satellites',
    figure: ({ canteen }) => (isCentralKitchen(canteen.productionType) ? canteen.satelliteCanteensCount : null),
    least: 2,
    most: 200,
  },
  {
    // In euros and cents.
    code: 'cost-per-meal',
    figure: ({ canteen, diagnostic, coversPurchases }) => {
      const cost = coversPurchases ? divide(diagnostic.valueTotalHt, canteen.yearlyMealCount) : null
      return cost === null ? null : Math.round(cost * 100) / 100
    },
    least: 0.1,
    most: 10,
  },
  {
    // In whole days a year.
    code: 'opening-days',
    figure: ({ canteen }) => {
      const isKitchen = mayHaveSatellites(canteen.productionType)
      const days = isKitchen ? null : divide(canteen.yearlyMealCount, canteen.dailyMealCount)
      return days === null ? null : Math.round(days)
    },
    least: 50,
    most: 365,
  },
]

/** What French products include in some years, and rarely exceeds them then. */
const frenchParts = [
  { code: 'short-supply-above-french', label: 'ShortDistribution', characteristic: 'SHORT_DISTRIBUTION' },
  { code: 'local-above-french', label: 'Local', characteristic: 'LOCAL' },
] as const satisfies readonly { label: GridLabel['property']; characteristic: string; code: string }[]

/** In euros. */
export interface PartAboveFrench {
  readonly code: (typeof frenchParts)[number]['code']
  readonly value: number
  readonly french: number
}

export type UnusualData = { readonly code: UnusualCheck['code']; readonly value: number } | PartAboveFrench

/** The warnings that the public service of 2026 keeps for its staff about a detailed report (CIRCUIT_COURT_SUP_FRANCE…). */
function findPartsAboveFrench({ diagnostic, coversPurchases }: DeclaredFigures): PartAboveFrench[] {
  if (!coversPurchases || diagnostic.diagnosticType !== 'COMPLETE') return []
  const sumOf = (origin: GridLabel['property']): number =>
    sumInCents(
      gridCells.filter(({ label }) => label.property === origin).map(cell => diagnostic[cell.property] ?? null),
    ) / 100
  const included: readonly string[] = ruleOf('french', diagnostic.year)
  const french = sumOf('France')
  return frenchParts.flatMap(({ code, label, characteristic }) => {
    const value = sumOf(label)
    return included.includes(characteristic) && value > french ? [{ code, value, french }] : []
  })
}

/** The figures of a declaration that are rarely right. */
export function findUnusualData(figures: DeclaredFigures): UnusualData[] {
  const unusual = checks.flatMap(({ code, figure, least, most }) => {
    const value = figure(figures)
    // A kitchen that announces none is refused elsewhere.
    const isUnusual = value !== null && (value < least || value > most) && !(code === 'satellites' && value < 1)
    return isUnusual ? [{ code, value }] : []
  })
  return [...unusual, ...findPartsAboveFrench(figures)]
}
