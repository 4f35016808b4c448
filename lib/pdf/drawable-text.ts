import { bindPunctuation } from '../messages/bind-punctuation.ts'

/**
 * A text as the fonts of our documents can show it: composed letters, bound punctuation, without what cannot be seen
 * (controls, marks of direction, with which a name could be made to read as another), and with the spaces and hyphens that
 * the fonts have.
 */
export const drawableText = (text: string): string =>
  bindPunctuation(text.normalize('NFC'))
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\p{Cc}/gu, character => (character === '\n' ? character : ' '))
    // A variation of a letter changes its look alone.
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, '')
    // The files of the fonts have no other space, or one that cannot be read: a thin space ends the drawing.
    .replace(/[\u2007\u2009\u202f]/g, '\u00a0')
    .replace(/[^\P{Zs} \u00a0]/gu, ' ')
    .replaceAll('\u2011', '-')
