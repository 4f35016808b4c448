/** The languages of sentences; French first, which is all that some of them have. */
export const locales = ['fr', 'en'] as const
export type Locale = (typeof locales)[number]
