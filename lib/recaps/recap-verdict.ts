/** What became of a row of a recap, beside the purchases that are stored. */
export const recapVerdicts = [
  /** No stored purchase may hold it. */
  'new',
  /** Stored purchases hold it, to the tolerance of `amount-tolerance.ts`. */
  'stored',
  /** They hold its amount, with other labels, another origin or another family. */
  'other-labels',
  /** They hold this article, for another amount. */
  'other-amount',
  /** They hold it, dated a few days outside of its period. */
  'other-dates',
  /** Purchases under other names may hold it. */
  'in-doubt',
] as const

/** One of `recapVerdicts`. */
export type RecapVerdict = (typeof recapVerdicts)[number]

/** The classification of what was bought, as far as a recap says it. */
export interface Classification {
  readonly family: string | null
  /** Labels and origin; short supply chains and “local” are left out, which no recap says. */
  readonly labels: readonly string[]
}

/** A row of a recap, for one canteen and one supplier. */
export interface RecapLine extends Classification {
  readonly row: number
  readonly description: string
  /** YYYY-MM-DD. */
  readonly firstDay: string
  readonly lastDay: string
  readonly cents: number
}

/** A stored purchase of the same canteen. */
export interface StoredPurchase extends Classification {
  readonly id: number
  readonly description: string | null
  readonly provider: string | null
  /** YYYY-MM-DD. */
  readonly date: string
  readonly cents: number
}

/** The purchases that hold a row, or may hold it. */
export interface Held {
  /** The first of them, `shownPurchases` at most. */
  readonly purchases: readonly StoredPurchase[]
  readonly purchaseCount: number
  /** What all of them amount to. */
  readonly storedCents: number
}

/** A row of a recap beside what is stored. */
export interface ComparedLine extends Held {
  readonly row: number
  readonly verdict: RecapVerdict
  /** The amount that is not stored, as far as this is known: all of it, a part, or nothing. */
  readonly missingCents: number
}
