/** The fine for destroying food that can still be eaten, in euros (environmental code, article L541-47). */
export const fineForDestroyingFood = 3750

/** What the AGEC law wants of collective catering: this much less waste, in percent, in a year compared with another. */
export const wasteReductionGoal = { percent: 50, year: 2025, since: 2015 } as const

/** The least weight of the criteria of selection by environmental performance, in percent of the mark of an offer. */
export const performanceCriteriaWeight = 50
