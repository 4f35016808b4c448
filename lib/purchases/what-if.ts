import type { partTotals } from './purchase-summary.ts'

/** The purchases of a year by kind, in cents: each is of one kind. */
export interface Kinds {
  readonly organic: number
  /** Quality and sustainable products that are not organic. */
  readonly quality: number
  readonly other: number
}
export type Kind = keyof Kinds

export const kinds = ['organic', 'quality', 'other'] as const satisfies readonly Kind[]

/** Euros without VAT. */
type EgalimTotals = Readonly<Record<(typeof partTotals)[number], number>>

/** What a goal is about: organic products, or organic and quality products together. */
export type Aim = 'organic' | 'quality'

export interface Change {
  readonly from: Kind
  readonly to: Kind
  /** The cents that are no longer spent on the first kind. */
  readonly cents: number
  /** How much more the products that take their place cost, in percent; −100 at least. */
  readonly premium: number
}

export interface Changed {
  readonly kinds: Kinds
  /** Cents spent on the products that come instead. */
  readonly spent: number
  /** Cents that the year costs more; less when it is negative. */
  readonly extra: number
}

/** The purchases of a summary by kind. */
export function kindsOf(totals: EgalimTotals): Kinds {
  const cents = (euros: number) => Math.round(euros * 100)
  const organic = cents(totals.valueBioHt)
  const quality =
    cents(totals.valueSustainableHt) + cents(totals.valueEgalimOthersHt) + cents(totals.valueExternalityPerformanceHt)
  return { organic, quality, other: cents(totals.valueTotalHt) - organic - quality }
}

export const totalOf = ({ organic, quality, other }: Kinds): number => organic + quality + other

/** The purchases that count for an aim, in cents. */
export const countedFor = (aim: Aim, { organic, quality }: Kinds): number =>
  aim === 'organic' ? organic : organic + quality

/** The cents that are missing for a share, in percent, of the same total; 0 when it is reached. */
export const missingFor = (aim: Aim, percent: number, purchases: Kinds): number =>
  Math.max(0, Math.ceil((totalOf(purchases) * percent) / 100) - countedFor(aim, purchases))

/** The share of the purchases that count, between 0 and 1; null without purchases. */
export const shareOf = (aim: Aim, purchases: Kinds): number | null =>
  totalOf(purchases) > 0 ? countedFor(aim, purchases) / totalOf(purchases) : null

/** A premium in hundredths of a percent: amounts and premiums are whole numbers, so that sums are exact. */
const inBasisPoints = (percent: number): bigint => BigInt(Math.round(percent * 100))
const whole = 10_000n

/** Divides a positive number by ten thousand, to the nearest whole number, a half up. */
const dividedByWhole = (value: bigint): bigint => (value + whole / 2n) / whole

/** Buys other products instead of some: at most as many as there are of the first kind. */
export function move(purchases: Kinds, { from, to, cents, premium }: Change): Changed {
  const moved = Math.min(Math.max(0, Math.round(cents)), purchases[from])
  if (from === to) return { kinds: purchases, spent: moved, extra: 0 }
  const spent = Number(dividedByWhole(BigInt(moved) * (whole + inBasisPoints(premium))))
  return {
    kinds: { ...purchases, [from]: purchases[from] - moved, [to]: purchases[to] + spent },
    spent,
    extra: spent - moved,
  }
}

export type Way =
  | { readonly kind: 'reached' }
  | (Changed & { readonly kind: 'possible'; readonly cents: number })
  /** `best` is the highest share that replacing all other products gives. */
  | { readonly kind: 'impossible'; readonly best: number | null }

/**
 * The fewest cents of products without any label to replace, by organic ones or by quality ones, for a share to be
 * reached. The share is in percent, the premium as in `Change`.
 */
export function wayTo(purchases: Kinds, aim: Aim, percent: number, premium: number): Way {
  const total = totalOf(purchases)
  if (total <= 0) return { kind: 'impossible', best: null }
  const target = inBasisPoints(percent)
  const missing = target * BigInt(total) - whole * BigInt(countedFor(aim, purchases))
  if (missing <= 0n) return { kind: 'reached' }
  const to = aim === 'organic' ? 'organic' : 'quality'
  const replace = (cents: number) => move(purchases, { from: 'other', to, cents, premium })
  const isEnough = ({ kinds }: Changed) =>
    whole * BigInt(countedFor(aim, kinds)) >= target * BigInt(totalOf(kinds)) && totalOf(kinds) > 0
  const all = replace(purchases.other)
  if (!isEnough(all)) return { kind: 'impossible', best: shareOf(aim, all.kinds) }
  // Each cent adds (1 + premium) to what counts and (premium) to the total; prices are rounded, so the last cents are tried.
  const added = inBasisPoints(premium)
  const gain = whole * (whole + added) - target * added
  let cents = Number((missing * whole) / gain)
  while (cents > 0 && isEnough(replace(cents - 1))) cents--
  while (!isEnough(replace(cents))) cents++
  return { kind: 'possible', cents, ...replace(cents) }
}

/** Cents per meal, with decimals; null when the number of meals is not known. */
export const perMeal = (cents: number, meals: number | null): number | null =>
  meals !== null && meals > 0 ? cents / meals : null
