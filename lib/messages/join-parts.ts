/** Stands between two parts, for a view that has markup between them. */
export const partsDash = ' — '

/** Joins the parts of a title or a label that make no sentence: « achats.csv — à corriger ». */
export const joinParts = (...parts: readonly string[]): string => parts.join(partsDash)
