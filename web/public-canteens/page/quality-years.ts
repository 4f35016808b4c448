import type { PublicApproDiagnostic } from '@ma-cantine/lib/public-canteens/public-diagnostic'
import type { ShareSource } from '@ma-cantine/lib/public-canteens/public-shares'

type Families = Pick<
  PublicApproDiagnostic,
  'percentageValueMeatPoultryEgalimHt' | 'percentageValueMeatPoultryFranceHt' | 'percentageValueFishEgalimHt'
>

/** The shares of a year, and how sure they are. */
export interface QualityYear {
  readonly year: number
  readonly state: 'declared' | 'undeclared' | 'provisional'
  readonly shares: ShareSource & Families
  /** The canteen whose figures these are: the kitchen's, for some satellites. */
  readonly canteenId: number
  /** The day of the last purchase of a year under way, which managers alone are told. */
  readonly until: string | null
}

interface Provisional extends ShareSource, Families {
  readonly lastPurchaseDate?: string | undefined
}

/** All years that have figures, newest first: the year under way before those that are over. */
export function qualityYears(
  canteenId: number,
  diagnostics: readonly PublicApproDiagnostic[],
  current: { readonly year: number; readonly shares: Provisional | null },
): QualityYear[] {
  const over = diagnostics
    .filter(({ year }) => year !== current.year)
    .map(
      (diagnostic): QualityYear => ({
        year: diagnostic.year,
        state: diagnostic.isTeledeclared ? 'declared' : 'undeclared',
        shares: diagnostic,
        canteenId: diagnostic.canteenId,
        until: null,
      }),
    )
    .sort((one, other) => other.year - one.year)
  if (current.shares === null) return over
  const { year, shares } = current
  return [{ year, state: 'provisional', shares, canteenId, until: shares.lastPurchaseDate ?? null }, ...over]
}
