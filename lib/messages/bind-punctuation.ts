/**
 * Ties French punctuation to its word with no-break spaces, so that no line starts with « : » or ends with an open
 * guillemet. Only for what is shown: in a log, plain spaces can be searched.
 */
export const bindPunctuation = (text: string): string =>
  text.replace(/(?<=«) | (?=[»:;!?])|(?<=\d) (?=[%€]|s\b)/g, '\u00a0')
