/**
 * What to do with rows whose identical purchase is already stored: write them too, refuse the file, or leave them out.
 */
export const similarChoices = ['allow', 'refuse', 'skip'] as const
export type SimilarChoice = (typeof similarChoices)[number]
