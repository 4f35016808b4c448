import type { Locale } from './locale.ts'

/** The labels of the codes of a list, in each language. */
export type Labels<Code extends string> = Readonly<Record<Locale, Readonly<Record<Code, string>>>>
