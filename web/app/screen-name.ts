/** The lists of screens by feature. `entries/features.ts` adds its lists, because this folder may not import them. */
// biome-ignore lint/suspicious/noEmptyInterface: a type could not be added to.
export interface ScreenLists {}

/** The screens of the site, by their names in the specification. */
export type ScreenName = ScreenLists[keyof ScreenLists][number]['name']
