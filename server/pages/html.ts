import { htmlSentence, htmlText } from '@ma-cantine/lib/reports/html-text'

/** A piece of a page: what was put in it is text and nothing else. */
export class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

/** A sentence of ours that is made elsewhere: escaped, and its marks kept with their words. */
export const sentence = (text: string): Html => new Html(htmlSentence(text))

type Piece = Html | string | number | false | null | readonly Piece[]

const noBreak = '\u00a0'

/** Writes a piece of page: values are escaped, but for other pieces; lists follow on, false and null are nothing. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  const ours = parts.map(part => part.replace(/ (?=[:;!?»])/g, noBreak).replaceAll('« ', `«${noBreak}`))
  return new Html(ours.reduce((page, part, index) => page + sourceOf(pieces[index - 1] ?? null) + part))
}

function sourceOf(piece: Piece): string {
  if (piece === null || piece === false) return ''
  if (piece instanceof Html) return piece.source
  if (typeof piece === 'string' || typeof piece === 'number') return htmlText(String(piece))
  return piece.map(sourceOf).join('')
}
