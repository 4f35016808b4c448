import type { Locale } from './locale.ts'

/** How people read the codes of a list, in each language. */
export type Labels<Code extends string> = Readonly<Record<Locale, Readonly<Record<Code, string>>>>
