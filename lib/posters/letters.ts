import { drawableText } from '../pdf/drawable-text.ts'
import { letterWidths, type PosterFont } from './letter-widths.ts'

export type Weight = 'plain' | 'bold'

/** Letters of one font, with their width for a size of 1. */
export interface Run {
  readonly font: PosterFont
  readonly text: string
  readonly width: number
}

/** What stands for letters that no font of posters has. */
export const replacement = '[?]'

/** The files of letters of each weight, the usual one first. */
const fontsOf: Readonly<Record<Weight, readonly [PosterFont, PosterFont]>> = {
  plain: ['plain', 'plainExt'],
  bold: ['bold', 'boldExt'],
}

const readWidths = (lines: readonly string[]): ReadonlyMap<number, number> =>
  new Map(
    lines.flatMap(line => {
      const [first = '', ...widths] = line.split(' ')
      return widths.map((width, index) => [Number.parseInt(first, 16) + index, Number(width) / 1000] as const)
    }),
  )

const widths = new Map<PosterFont, ReadonlyMap<number, number>>()

function widthsOf(font: PosterFont): ReadonlyMap<number, number> {
  const known = widths.get(font) ?? readWidths(letterWidths[font])
  widths.set(font, known)
  return known
}

const fontOf = (character: string, weight: Weight): PosterFont | undefined =>
  fontsOf[weight].find(font => widthsOf(font).has(character.codePointAt(0) ?? 0))

/** Cuts a drawable text without line breaks where its font changes. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: { font: PosterFont; text: string; width: number }[] = []
  let isReplacing = false
  for (const character of text) {
    const font = fontOf(character, weight)
    const drawn = font ? character : isReplacing ? '' : replacement
    isReplacing = font === undefined
    if (drawn === '') continue
    const last = runs.at(-1)
    const used = font ?? fontsOf[weight][0]
    const width = [...drawn].reduce((sum, one) => sum + (widthsOf(used).get(one.codePointAt(0) ?? 0) ?? 0), 0)
    if (last?.font === used) {
      last.text += drawn
      last.width += width
    } else runs.push({ font: used, text: drawn, width })
  }
  return runs
}

/** The width of a drawable text in one line, for a size of 1. */
export const widthOf = (text: string, weight: Weight): number =>
  runsOf(text, weight).reduce((sum, { width }) => sum + width, 0)

/** Whether some letters of a text can only be replaced. */
export const isReplaced = (text: string): boolean =>
  [...drawableText(text)].some(character => character !== '\n' && fontOf(character, 'plain') === undefined)

/**
 * Breaks a drawable text into lines of this width, for a size of 1. The space where a line is broken stays at its end, out of
 * the width; a word that is longer than a line is cut anywhere.
 */
export function linesOf(text: string, weight: Weight, width: number): string[] {
  return text.split('\n').flatMap(paragraph => {
    const lines: string[] = []
    let line = ''
    let used = 0
    for (const word of paragraph.split(/(?<=[ -])/)) {
      for (const piece of widthOf(word.trimEnd(), weight) <= width ? [word] : [...word]) {
        if (line !== '' && used + widthOf(piece.trimEnd(), weight) > width) {
          lines.push(line)
          line = ''
          used = 0
          if (piece === ' ') continue
        }
        line += piece
        used += widthOf(piece, weight)
      }
    }
    return [...lines, line]
  })
}
