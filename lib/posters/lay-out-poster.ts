import { type Block, type Frame, type PosterPictures, stack } from './block.ts'
import { projectBlock, successesBlock, wordBlock } from './body-blocks.ts'
import { figureCards, headingBlock, noFiguresBlock, previousBlock } from './figure-cards.ts'
import { footerBlock } from './footer-block.ts'
import { headerBlock } from './header-block.ts'
import type { PosterLayout } from './pen.ts'
import type { PosterContent } from './poster-content.ts'
import { posterWords as words } from './poster-words.ts'

/** A4 to hang up or mail, a square for social networks. In points. */
export const posterFormats = {
  a4: { width: 595.28, height: 841.89, margin: 40 },
  square: { width: 600, height: 600, margin: 36 },
} as const
export type PosterFormat = keyof typeof posterFormats

/** How many lines a content takes, as far as can be said before it is laid out. */
function lineCount(content: PosterContent, pictures: PosterPictures): number {
  const { indicators, figures, previous, project, successes, word } = content
  return (
    indicators.length +
    (pictures.logo ? (indicators.length === 0 ? 4 : 1) : 0) +
    (figures.length > 0 ? 4 : 0) +
    (previous === null ? 0 : 1) +
    (project === null ? 0 : 2) +
    successes.length * 2 +
    word.length / 90
  )
}

const [longContent, shortContent] = [20, 8]

const startScales = { small: 0.95, normal: 1.06, big: 1.2 } as const
type Quantity = keyof typeof startScales

function quantityOf(content: PosterContent, pictures: PosterPictures): Quantity {
  const lines = lineCount(content, pictures)
  return lines >= longContent ? 'small' : lines <= shortContent ? 'big' : 'normal'
}

/** The blocks between header and footer. A square shows what a passer-by reads: no word, no year before. */
function bodyOf(frame: Frame, format: PosterFormat, isStacked: boolean): Block[] {
  const { content, scale } = frame
  const cards = figureCards(frame, isStacked)
  const figures = cards ? [headingBlock(words.quality(content.year), frame), cards] : [noFiguresBlock(frame)]
  const isSquare = format === 'square'
  const previous = isSquare ? null : previousBlock(frame)
  return [
    stack([...figures, ...(previous ? [previous] : [])], 10 * scale),
    projectBlock(frame),
    successesBlock(frame),
    isSquare ? null : wordBlock(frame),
  ].filter(block => block !== null)
}

/** The least gap between two blocks. */
const leastGap = 13
/** Room that is left goes between blocks, up to this much for each. */
const largestGap = 64

/**
 * Lays out a poster: a size by the quantity of its content, then smaller until all of it is on the page. Nothing is cut,
 * and no block covers another.
 */
export function layOutPoster(content: PosterContent, pictures: PosterPictures, format: PosterFormat): PosterLayout {
  const { width, height, margin } = posterFormats[format]
  const isSquare = format === 'square'
  const quantity = quantityOf(content, pictures)
  for (let scale: number = startScales[quantity]; ; scale *= 0.97) {
    const frame: Frame = { content, pictures, width: width - 2 * margin, scale }
    const header = headerBlock(frame, margin)
    const footer = footerBlock(frame, margin, isSquare)
    const body = bodyOf(frame, format, quantity === 'big' && !isSquare)
    const taken = [header, footer, ...body].reduce((sum, block) => sum + block.height, 0)
    const gap = (height - taken) / (body.length + 1)
    if (gap < leastGap * scale && scale > 0.2) continue
    const between = Math.min(gap, largestGap)
    // What still remains is shared above and below.
    let top = header.height + between + ((gap - between) * (body.length + 1)) / 2
    return {
      width,
      height,
      parts: [
        ...header.at(margin, 0),
        ...body.flatMap(block => {
          const parts = block.at(margin, top)
          top += block.height + between
          return parts
        }),
        ...footer.at(margin, height - footer.height),
      ],
    }
  }
}
