/**
 * What to do with rows whose identical purchase is already stored: write them too, refuse the file, or leave them out.
 */
export const similarChoices = ['allow', 'refuse', 'skip'] as const

/** One of `similarChoices`. */
export type SimilarChoice = (typeof similarChoices)[number]
