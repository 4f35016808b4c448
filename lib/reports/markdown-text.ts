import { shownValue } from './shown-value.ts'

/** The characters that Markdown or GitHub may take for a mark. A dot matters between letters only. */
const marks = /[\\`*_{}[\]()<>#+!|~&@:$^=]|(?<=\w)[.-](?=\w)|^-/g

/** Escapes a text as one line of Markdown, which also fits a cell of a table. */
export const markdownText = (text: string, characters = 600): string =>
  shownValue(text, characters).replace(marks, '\\$&')
