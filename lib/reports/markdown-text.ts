import { shownValue } from './shown-value.ts'

/** Any character that Markdown, or GitHub's additions to it, may take for a mark. A dot matters between letters only. */
const marks = /[\\`*_{}[\]()<>#+!|~&@:$^=]|(?<=\w)[.-](?=\w)|^-/g

/** Any text on one line, as a Markdown text or a cell of a table. */
export const markdownText = (text: string, characters = 600): string =>
  shownValue(text, characters).replace(marks, '\\$&')
