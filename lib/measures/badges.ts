import type { BadgeId } from './catalogue.ts'
import { isAskedAboutDonations, type MealsOfCanteen } from './questions.ts'

/** The answers of a year that badges read; amounts are euros without VAT, null = not given. */
export interface BadgeAnswers {
  readonly valueTotalHt: number | null
  readonly valueBioHt: number | null
  readonly valueSustainableHt: number | null
  readonly valueExternalityPerformanceHt: number | null
  readonly valueEgalimOthersHt: number | null
  readonly hasWasteDiagnostic: boolean | null
  readonly wasteActions: readonly string[] | null
  readonly hasDonationAgreement: boolean | null
  readonly vegetarianWeeklyRecurrence: string | null
  readonly cookingPlasticSubstituted: boolean | null
  readonly servingPlasticSubstituted: boolean | null
  readonly plasticBottlesSubstituted: boolean | null
  readonly plasticTablewareSubstituted: boolean | null
  readonly communicatesOnFoodQuality: boolean | null
}

/** What badges read of a canteen; null stands for nobody's, that of the self-assessment. */
export interface BadgeCanteen extends MealsOfCanteen {
  /** Whether one of its sectors is of the category `administration`. */
  readonly isAdministration: boolean
}

/** The goals to reach, in percent: those of `goalsOf()`. */
export interface BadgeGoals {
  readonly organic: number
  readonly quality: number
}

/** The shares of a year, in percent, neither rounded nor bounded; null without a total above 0. */
export interface PurchaseShares {
  readonly organic: number
  /** Quality and sustainable products, organic ones included. */
  readonly quality: number
}

type Amounts = Pick<
  BadgeAnswers,
  'valueTotalHt' | 'valueBioHt' | 'valueSustainableHt' | 'valueExternalityPerformanceHt' | 'valueEgalimOthersHt'
>

/** The shares of organic and of quality products; an amount that is not given counts as 0. */
export function sharesOf(amounts: Amounts): PurchaseShares | null {
  // In cents, for sums of binary euros would miss a goal that is exactly reached.
  const cents = (amount: number | null) => Math.round((amount ?? 0) * 100)
  const total = cents(amounts.valueTotalHt)
  if (total <= 0) return null
  const organic = cents(amounts.valueBioHt)
  const others =
    cents(amounts.valueSustainableHt) +
    cents(amounts.valueExternalityPerformanceHt) +
    cents(amounts.valueEgalimOthersHt)
  return { organic: (organic * 100) / total, quality: ((organic + others) * 100) / total }
}

const plastics = [
  'cookingPlasticSubstituted',
  'servingPlasticSubstituted',
  'plasticBottlesSubstituted',
  'plasticTablewareSubstituted',
] as const

const weekly = ['MID', 'HIGH', 'DAILY']

interface Context {
  readonly canteen: BadgeCanteen | null
  readonly goals: BadgeGoals
}

const earnedWhen: Readonly<Record<BadgeId, (answers: BadgeAnswers, context: Context) => boolean>> = {
  appro: (answers, { goals }) => {
    const shares = sharesOf(answers)
    return shares !== null && shares.organic >= goals.organic && shares.quality >= goals.quality
  },
  // A free text alone is no action.
  waste: ({ hasWasteDiagnostic, wasteActions, hasDonationAgreement }, { canteen }) =>
    hasWasteDiagnostic === true &&
    (wasteActions ?? []).length > 0 &&
    (hasDonationAgreement === true || !isAskedAboutDonations(canteen)),
  diversification: ({ vegetarianWeeklyRecurrence }, { canteen }) =>
    canteen?.isAdministration
      ? vegetarianWeeklyRecurrence === 'DAILY'
      : weekly.includes(vegetarianWeeklyRecurrence ?? ''),
  plastic: answers => plastics.every(name => answers[name] === true),
  info: ({ communicatesOnFoodQuality }) => communicatesOnFoodQuality === true,
}

/** Earned, not earned although the measure was started, or nothing to tell (null). */
export type BadgeState = boolean | null

/**
 * The badge of a measure. The donation agreement counts where `isAskedAboutDonations()` asks for it: above 3000 meals a day,
 * as the specification says, and where they are not known.
 *
 * @param isStarted whether the measure was started: a badge that is not earned is false, else null.
 */
export function badgeOf(
  badge: BadgeId,
  answers: BadgeAnswers,
  { isStarted, ...context }: Context & { readonly isStarted: boolean },
): BadgeState {
  if (earnedWhen[badge](answers, context)) return true
  return isStarted ? false : null
}
