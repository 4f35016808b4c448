import { type Aim, type Kinds, kindsOf } from '../purchases/what-if.ts'
import type { Comparison } from './comparison-api.ts'

/** The amounts of the report of the canteen. */
export type ReportTotals = NonNullable<Comparison['totals']>
export type LackName = 'organic' | 'quality' | 'meat' | 'fish'

/** A threshold of the law, and the purchases that it is a share of. */
export interface Lack {
  readonly name: LackName
  readonly aim: Aim
  readonly goal: number
  readonly purchases: Kinds
}

const inCents = (euros: number | null): number => Math.round((euros ?? 0) * 100)

/** Amounts that contradict one another leave nothing to replace. */
const withoutDebt = (kinds: Kinds): Kinds => ({ ...kinds, other: Math.max(0, kinds.other) })

const familyKinds = (total: number | null, egalim: number | null): Kinds =>
  withoutDebt({ organic: 0, quality: inCents(egalim), other: inCents(total) - inCents(egalim) })

/** The thresholds that apply to a report; those of meat and fish where their amounts are given. */
export function lacksOf(totals: ReportTotals, { goals }: Comparison): readonly Lack[] {
  const all = withoutDebt(
    kindsOf({
      valueTotalHt: totals.valueTotalHt ?? 0,
      valueBioHt: totals.valueBioHt ?? 0,
      valueSustainableHt: totals.valueSustainableHt ?? 0,
      valueEgalimOthersHt: totals.valueEgalimOthersHt ?? 0,
      valueExternalityPerformanceHt: totals.valueExternalityPerformanceHt ?? 0,
    }),
  )
  const family = (name: LackName, total: number | null, egalim: number | null): readonly Lack[] =>
    goals.meatAndFish !== null && total !== null && total > 0 && egalim !== null
      ? [{ name, aim: 'quality', goal: goals.meatAndFish, purchases: familyKinds(total, egalim) }]
      : []
  return [
    { name: 'organic', aim: 'organic', goal: goals.organic, purchases: all },
    { name: 'quality', aim: 'quality', goal: goals.quality, purchases: all },
    ...family('meat', totals.valueMeatPoultryHt, totals.valueMeatPoultryEgalimHt),
    ...family('fish', totals.valueFishHt, totals.valueFishEgalimHt),
  ]
}
