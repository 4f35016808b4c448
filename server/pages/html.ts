import { htmlSentence, htmlText } from '@ma-cantine/lib/reports/html-text'

/** A piece of HTML whose values are already escaped. */
export class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

/** Escapes a sentence, with non-breaking spaces before its punctuation. */
export const sentence = (text: string): Html => new Html(htmlSentence(text))

type Piece = Html | string | number | false | null | readonly Piece[]

const noBreak = '\u00a0'

/** Writes HTML: values are escaped, except other pieces; lists are joined, and false and null are empty. */
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
