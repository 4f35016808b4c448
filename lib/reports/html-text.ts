import { makePrintable } from './make-printable.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML content or attribute values; characters that HTML forbids become �. */
export const htmlText = (text: string): string =>
  makePrintable(text)
    .replace(/[\p{Noncharacter_Code_Point}]/gu, '\ufffd')
    .replace(/[&<>"']/g, character => entities[character] ?? character)

/** Escapes one of our sentences, with no-break spaces around French punctuation. */
export const htmlSentence = (text: string): string =>
  htmlText(text)
    .replace(/ (?=[:;!?»])/g, '\u00a0')
    .replaceAll('« ', '«\u00a0')
