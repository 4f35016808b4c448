/** Characteristics of purchases that no recap says, for they depend on the canteen: they contradict none. */
export const unsaidLabels: ReadonlySet<string> = new Set(['SHORT_DISTRIBUTION', 'LOCAL'])
