/** What a canteen says about itself that decides which questions concern it. */
export interface MealsOfCanteen {
  readonly productionType: string | null
  readonly dailyMealCount: number | null
}

/** Above this number of meals a day, a canteen must offer an agreement to give away its surplus. */
export const donationThreshold = 3000
/** Above this number of covers a day, a canteen must have a plan to vary its proteins. */
export const diversificationPlanThreshold = 200

/**
 * Whether the donation agreement concerns a canteen. The specification's “more than 3000” holds, where the public service
 * also asks at 3000 exactly. A canteen whose meals a day are not known is asked: central kitchens without a dining place,
 * those that have not said, and nobody's canteen (null), that of the self-assessment.
 */
export const isAskedAboutDonations = (canteen: MealsOfCanteen | null): boolean => serves(canteen, donationThreshold)

/**
 * Whether the plan to vary proteins concerns a canteen. The specification's “above 200” holds, where the public service also
 * asks at 200 exactly; who has not said is asked, as for donations.
 */
export const isAskedAboutDiversificationPlan = (canteen: MealsOfCanteen | null): boolean =>
  serves(canteen, diversificationPlanThreshold)

function serves(canteen: MealsOfCanteen | null, moreThan: number): boolean {
  if (canteen === null || canteen.productionType === 'central') return true
  return canteen.dailyMealCount === null || canteen.dailyMealCount > moreThan
}
