/** Databases sort accents each in their way. */
const inAlphabet = new Intl.Collator('fr').compare

/** Tags in alphabetical order, each once. */
export const sortedTags = (tags: readonly string[]): string[] => [...new Set(tags)].sort(inAlphabet)
