import { createRequire } from 'node:module'
import { drawableText } from '@ma-cantine/lib/pdf/drawable-text'
import { readFont } from './font-file.ts'

export type Weight = 'plain' | 'bold'

export interface TextStyle {
  readonly font: Weight
  readonly size: number
}

export interface TextBox {
  readonly width: number
  readonly lineGap: number
  readonly align?: 'left' | 'right'
}

/** Letters drawn with one font, whose name is that of its registration. */
interface Run {
  readonly font: string
  readonly text: string
}

/** The alphabets of Source Sans 3, each in a file of its own: a document embeds those that it uses. */
const alphabets = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'] as const
type Alphabet = (typeof alphabets)[number]
const weights: Readonly<Record<Weight, 400 | 700>> = { plain: 400, bold: 700 }

const { resolve } = createRequire(import.meta.url)
const fontName = (weight: Weight, alphabet: Alphabet): string =>
  alphabet === 'latin' ? weight : `${weight}-${alphabet}`

/** What stands for letters that no font of ours has. */
export const replacement = '[?]'

/** Measures and draws text, each letter with the first font that has it. */
export class PdfText {
  private readonly drawing: PDFKit.PDFDocument
  private readonly alphabetsOf: Readonly<Record<Weight, Map<string, Alphabet | undefined>>> = {
    plain: new Map(),
    bold: new Map(),
  }

  constructor(drawing: PDFKit.PDFDocument) {
    this.drawing = drawing
    for (const [font, weight] of Object.entries(weights)) {
      for (const alphabet of alphabets) {
        const file = resolve(`@fontsource/source-sans-3/files/source-sans-3-${alphabet}-${weight}-normal.woff`)
        drawing.registerFont(fontName(font as Weight, alphabet), readFont(file))
      }
    }
  }

  /** Whether some letters can only be replaced. */
  isReplaced(text: string, font: Weight): boolean {
    const words = drawableText(text)
    return !this.isLatin(words, font) && [...words].some(character => this.alphabetOf(character, font) === undefined)
  }

  heightOf(text: string, { font, size }: TextStyle, { width, lineGap }: TextBox): number {
    const words = drawableText(text)
    if (this.isPlain(words, font)) {
      return this.drawing.font(font).fontSize(size).heightOfString(words, { width, lineGap })
    }
    return this.linesOf(words, font, size, width).length * this.lineHeight(font, size, lineGap)
  }

  /** Draws from a point on, and leaves the document below the text. */
  draw(text: string, x: number, y: number, { font, size }: TextStyle, box: TextBox): void {
    const { drawing } = this
    const { width, lineGap, align = 'left' } = box
    const words = drawableText(text)
    if (this.isPlain(words, font)) {
      drawing.font(font).fontSize(size).text(words, x, y, { width, lineGap, align })
      return
    }
    let top = y
    for (const line of this.linesOf(words, font, size, width)) {
      const height = this.lineHeight(font, size, lineGap)
      if (top + height - lineGap > drawing.page.maxY()) {
        drawing.addPage()
        top = drawing.y
      }
      let left = align === 'right' ? x + width - this.widthOf(line, size) : x
      for (const run of line) {
        drawing.font(run.font).fontSize(size).text(run.text, left, top, { lineBreak: false })
        left += drawing.widthOfString(run.text)
      }
      top += height
    }
    drawing.x = x
    drawing.y = top
  }

  private alphabetOf(character: string, weight: Weight): Alphabet | undefined {
    const known = this.alphabetsOf[weight]
    if (!known.has(character)) {
      const found = alphabets.find(one => character === '\n' || this.has(fontName(weight, one), character))
      known.set(character, found)
    }
    return known.get(character)
  }

  private has(font: string, character: string): boolean {
    const { _font } = this.drawing.font(font) as unknown as {
      // The types leave out the font that pdfkit draws with.
      readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } }
    }
    return _font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  }

  private isLatin(text: string, font: Weight): boolean {
    if (/^[\n -~\u00a0-\u00ff’œŒ€–—«»…]*$/.test(text)) return true
    return [...text].every(character => this.alphabetOf(character, font) === 'latin')
  }

  /** Cuts a text where its font changes. */
  private runsOf(text: string, weight: Weight): Run[] {
    const runs: { font: string; text: string }[] = []
    let isReplacing = false
    for (const character of text) {
      const alphabet = this.alphabetOf(character, weight)
      const font = fontName(weight, alphabet ?? 'latin')
      const drawn = alphabet === undefined ? (isReplacing ? '' : replacement) : character
      const last = runs.at(-1)
      if (last?.font === font) last.text += drawn
      else runs.push({ font, text: drawn })
      isReplacing = alphabet === undefined
    }
    return runs
  }

  /** Whether pdfkit wraps a text by itself: its time grows with the square of the length of a word. */
  private isPlain(text: string, font: Weight): boolean {
    return this.isLatin(text, font) && !/\S{50}/.test(text)
  }

  private linesOf(text: string, weight: Weight, size: number, width: number): Run[][] {
    return text.split('\n').flatMap(paragraph => {
      const lines: string[] = []
      let line = ''
      let used = 0
      const measure = (words: string) => this.widthOf(this.runsOf(words, weight), size)
      for (const word of paragraph.split(/(?<=[ -])/)) {
        // A word that is longer than a line is cut anywhere.
        for (const piece of measure(word.trimEnd()) <= width ? [word] : [...word]) {
          if (line !== '' && used + measure(piece.trimEnd()) > width) {
            lines.push(line.trimEnd())
            line = ''
            used = 0
          }
          if (line === '' && lines.length > 0 && piece === ' ') continue
          line += piece
          used += measure(piece)
        }
      }
      return [...lines, line].map(each => this.runsOf(each, weight))
    })
  }

  private widthOf(line: readonly Run[], size: number): number {
    return line.reduce((sum, { font, text }) => sum + this.drawing.font(font).fontSize(size).widthOfString(text), 0)
  }

  private lineHeight(font: string, size: number, lineGap: number): number {
    return this.drawing.font(font).fontSize(size).currentLineHeight(true) + lineGap
  }
}
