import { printable } from './summary.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Any text, as an HTML text or attribute value; what no page may hold is shown as �. */
export const htmlText = (text: string): string =>
  printable(text)
    .replace(/[\p{Noncharacter_Code_Point}]/gu, '\ufffd')
    .replace(/[&<>"']/g, character => entities[character] ?? character)

/** A sentence of ours: in French, some marks never start or end a line alone. */
export const htmlSentence = (text: string): string =>
  htmlText(text)
    .replace(/ (?=[:;!?»])/g, '\u00a0')
    .replaceAll('« ', '«\u00a0')
