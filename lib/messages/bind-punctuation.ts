/**
 * Ties French punctuation to its word with no-break spaces, so that no line starts with « : » or ends with an opening
 * guillemet. Only for screens: a log keeps plain spaces, which can be searched.
 */
export const bindPunctuation = (text: string): string =>
  text.replace(/(?<=«) | (?=[»:;!?])|(?<=\d) (?=[%€]|s\b)/g, '\u00a0')
