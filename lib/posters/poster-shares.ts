import { isSatellite } from '../canteens/production.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Amount } from '../diagnostics/diagnostic-fields.ts'
import type { PercentageProperty } from '../diagnostics/diagnostic-percentages.ts'
import type { KitchenDiagnostic } from '../diagnostics/kitchen-diagnostic.ts'
import { qualityShares } from '../diagnostics/quality-figures.ts'

const amountNames = [
  'valueTotalHt',
  'valueBioHt',
  'valueSustainableHt',
  'valueExternalityPerformanceHt',
  'valueEgalimOthersHt',
] as const
type AmountName = (typeof amountNames)[number]

type Amounts = { readonly [Name in AmountName]?: Amount | undefined }

type Ratios = {
  readonly [Name in AmountName as PercentageProperty & `percentage${Capitalize<Name>}`]?: number | undefined
}

/** The purchases of a year: amounts, or the shares that a kitchen shows of its own. */
export type PosterReport = Amounts & Ratios

/** Shares between 0 and 1; null for one that is not known, never both. */
export interface PosterShares {
  readonly organic: number | null
  /** Quality and sustainable products that are not organic. */
  readonly others: number | null
}

/**
 * The shares of a year by its own fields: its amounts where it has a total, else the shares of the kitchen. An amount that
 * is not known is none beside others that are known.
 */
export function posterShares(report: PosterReport | undefined): PosterShares | null {
  if (!report) return null
  const { organic, others } = report.valueTotalHt ? ofAmounts(report) : ofRatios(report)
  return organic === null && others === null ? null : { organic, others }
}

function ofAmounts(report: Amounts): PosterShares {
  const known = Object.fromEntries(amountNames.map(name => [name, report[name] ?? null]))
  const { organic, quality } = qualityShares(known)
  return { organic, others: quality }
}

function ofRatios(report: Ratios): PosterShares {
  const others = [
    report.percentageValueSustainableHt,
    report.percentageValueExternalityPerformanceHt,
    report.percentageValueEgalimOthersHt,
  ].filter(share => share !== undefined)
  return {
    organic: report.percentageValueBioHt ?? null,
    others: others.length === 0 ? null : others.reduce((sum, share) => sum + share, 0),
  }
}

interface ReportsOfCanteen {
  readonly productionType: string | null
  readonly diagnostics: readonly Diagnostic[]
  readonly centralKitchenDiagnostics: readonly KitchenDiagnostic[] | null
}

/** The reports that the poster of a canteen tells: those of the kitchen of a satellite where it gives some. */
export const posterReports = (canteen: ReportsOfCanteen): readonly (PosterReport & { readonly year: number })[] =>
  isSatellite(canteen.productionType) && canteen.centralKitchenDiagnostics?.length
    ? canteen.centralKitchenDiagnostics
    : canteen.diagnostics
