/**
 * Ties French punctuation to its word with no-break spaces, so that no line of a narrow screen starts with « : » or
 * ends with an open guillemet. Only for the eye: in a log, plain spaces can be searched.
 */
export const bindPunctuation = (text: string): string =>
  text.replace(/(?<=«) | (?=[»:;!?])|(?<=\d) (?=[%€s]\b)/g, '\u00a0')
