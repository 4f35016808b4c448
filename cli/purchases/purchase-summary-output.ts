import type { PurchaseSums, PurchasesOverview } from '@ma-cantine/lib'
import { inCents, sumInCents } from '@ma-cantine/lib/diagnostics/amounts'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { ProductFamily } from '@ma-cantine/lib/purchases/purchase-draft'
import { familyLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import { egalimParts } from '@ma-cantine/lib/purchases/summary-rules'
import { meatAndFishGoal } from '@ma-cantine/lib/purchases/territory-goals'
import type { Context } from '../app/context.ts'
import type { SummaryRow } from './summary-rows.ts'
import type { WatchedShare } from './summary-shares.ts'

/** A part of the purchases: euros without VAT, and percent of a whole; null when the whole is nothing. */
export interface Part {
  readonly totalHt: number
  readonly percent: number | null
}

/** The summary as `--json` gives it. */
export interface SummaryJson {
  readonly year: number | null
  readonly years: PurchasesOverview['years']
  readonly canteenCount: number
  readonly purchaseCount: number
  readonly totalHt: number
  /** The goal is in percent; null when the canteens have different ones. */
  readonly organic: Part & { readonly goal: number | null }
  readonly combined: Part & { readonly goal: number | null }
  readonly meat: Part & { readonly egalimPercent: number | null; readonly francePercent: number | null }
  readonly fish: Part & { readonly egalimPercent: number | null }
  readonly goals: PurchasesOverview['goals']
  readonly families: readonly FamilyJson[]
}

interface FamilyJson extends Part {
  readonly family: string | null
  readonly count: number
  readonly organicPercent: number | null
  readonly combinedPercent: number | null
}

/** In percent, cut after four decimals: a text of it is short, and no goal is reached that is not. */
const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.floor(Math.round((inCents(part) / inCents(whole)) * 1e10) / 1e4) / 1e4

const partProperties = egalimParts.map(({ property }) => property)
const combinedOf = (totals: Readonly<Record<(typeof partProperties)[number], number>>): number =>
  sumInCents(partProperties.map(property => totals[property])) / 100

export function summaryJson(overview: PurchasesOverview, byFamily: PurchaseSums['results']): SummaryJson {
  const { year, years, canteenCount, purchaseCount, summary, goals } = overview
  const total = summary.valueTotalHt
  const part = (euros: number): Part => ({ totalHt: euros, percent: percentOf(euros, total) })
  const [goal = null, ...others] = goals
  const only = others.length === 0 ? goal : null
  return {
    year,
    years,
    canteenCount,
    purchaseCount,
    totalHt: total,
    organic: { ...part(summary.valueBioHt), goal: only?.organic ?? null },
    combined: { ...part(combinedOf(summary)), goal: only?.quality ?? null },
    meat: {
      ...part(summary.valueMeatPoultryHt),
      egalimPercent: percentOf(summary.valueMeatPoultryEgalimHt, summary.valueMeatPoultryHt),
      francePercent: percentOf(summary.valueMeatPoultryFranceHt, summary.valueMeatPoultryHt),
    },
    fish: {
      ...part(summary.valueFishHt),
      egalimPercent: percentOf(summary.valueFishEgalimHt, summary.valueFishHt),
    },
    goals,
    families: byFamily.map(totals => ({
      family: totals.key,
      count: totals.count,
      ...part(totals.valueTotalHt),
      organicPercent: percentOf(totals.valueBioHt, totals.valueTotalHt),
      combinedPercent: percentOf(combinedOf(totals), totals.valueTotalHt),
    })),
  }
}

/** The share that `--fail-under` watches, in percent. */
export const shareOf = ({ organic, combined }: SummaryJson, share: WatchedShare): number | null =>
  (share === 'bio' ? organic : combined).percent

/** The rows of the table, in groups. */
export function summaryRows(summary: SummaryJson, { words, locale }: Context): readonly (readonly SummaryRow[])[] {
  const { purchases } = words
  const { labels } = purchases.summary
  const { organic, combined, meat, fish, families } = summary
  const row = (label: string, { totalHt, percent }: Part, goals: readonly number[] = []): SummaryRow => ({
    label,
    amount: formatEuros(totalHt, locale),
    share: percent === null ? '' : purchases.share(percent, ...goals),
    note: '',
    tone: 'plain',
  })
  const several = (key: 'organic' | 'quality') =>
    summary.goals.length > 1
      ? purchases.severalGoals(summary.goals.map(goals => ({ goal: goals[key], canteens: goals.canteenCount })))
      : ''
  const toReach = (label: string, part: SummaryJson['organic'], key: 'organic' | 'quality'): SummaryRow => {
    const { goal, percent } = part
    const shown = row(
      label,
      part,
      summary.goals.map(goals => goals[key]),
    )
    if (goal === null || percent === null) return { ...shown, note: several(key) }
    const isReached = percent >= goal
    return {
      ...shown,
      note: isReached ? purchases.reached(goal) : purchases.notReached(goal),
      tone: isReached ? 'good' : 'short',
    }
  }
  const meatGoal = summary.year === null ? null : meatAndFishGoal(summary.year)
  const familyNote = ({ family, organicPercent, combinedPercent }: FamilyJson): string => {
    const watched = family === 'VIANDES_VOLAILLES' ? meat : family === 'PRODUITS_DE_LA_MER' ? fish : null
    const quality = watched ? watched.egalimPercent : combinedPercent
    const aim = watched && meatGoal
    const france = family === 'VIANDES_VOLAILLES' ? meat.francePercent : null
    return [
      ...(organicPercent ? [purchases.ofOrganic(purchases.share(organicPercent))] : []),
      ...(quality ? [purchases.ofQuality(purchases.share(quality, aim), aim)] : []),
      ...(france ? [purchases.ofFrance(purchases.share(france))] : []),
    ].join(', ')
  }
  const groups: SummaryRow[][] = [
    [
      { ...row(labels.total, { totalHt: summary.totalHt, percent: null }), tone: 'strong' },
      toReach(labels.organic, organic, 'organic'),
      toReach(labels.combined, combined, 'quality'),
    ],
    families.map(family => ({
      ...row(family.family === null ? labels.noFamily : familyLabels[locale][family.family as ProductFamily], family),
      note: familyNote(family),
    })),
  ]
  return groups.filter(group => group.length > 0)
}
