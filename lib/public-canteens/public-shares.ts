import type { PublicApproDiagnostic } from './public-diagnostic.ts'

export type ShareSource = Pick<
  PublicApproDiagnostic,
  | 'percentageValueBioHt'
  | 'percentageValueSustainableHt'
  | 'percentageValueExternalityPerformanceHt'
  | 'percentageValueEgalimOthersHt'
>

/** The shares of the purchases of a year, between 0 and 1. */
export interface PublicShares {
  readonly organic: number
  /** Sustainable and quality products that are not organic. */
  readonly quality: number
  /** Both, which the law compares with its second goal. */
  readonly together: number
}

/** The shares that everybody may see; one that is not given counts as 0, and null says that none is. */
export function publicSharesOf(source: ShareSource): PublicShares | null {
  const others = [
    source.percentageValueSustainableHt,
    source.percentageValueExternalityPerformanceHt,
    source.percentageValueEgalimOthersHt,
  ]
  const organic = source.percentageValueBioHt
  if ([organic, ...others].every(share => share === undefined)) return null
  const quality = others.reduce<number>((sum, share) => sum + (share ?? 0), 0)
  return { organic: organic ?? 0, quality, together: (organic ?? 0) + quality }
}
