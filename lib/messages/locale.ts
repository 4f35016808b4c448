/** The languages of sentences. French comes first: some sentences exist in French only. */
export const locales = ['fr', 'en'] as const

/** One of `locales`. */
export type Locale = (typeof locales)[number]
