import type { PublicApproDiagnostic } from '@ma-cantine/lib/public-canteens/public-diagnostic'

/** The shares of the purchases of a year, between 0 and 1; organic products do not count as quality ones. */
export interface PublicShares {
  readonly organic: number
  readonly quality: number
}

const quality = [
  'percentageValueSustainableHt',
  'percentageValueExternalityPerformanceHt',
  'percentageValueEgalimOthersHt',
] as const

/** A ratio that is not given counts as 0; null where none is. */
export function publicShares(diagnostic: PublicApproDiagnostic | null): PublicShares | null {
  if (!diagnostic) return null
  const ratios = [diagnostic.percentageValueBioHt, ...quality.map(name => diagnostic[name])]
  if (ratios.every(ratio => ratio === undefined)) return null
  const [organic = 0, ...others] = ratios.map(ratio => ratio ?? 0)
  return { organic, quality: others.reduce((sum, ratio) => sum + ratio, 0) }
}
