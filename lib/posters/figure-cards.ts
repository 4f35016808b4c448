import { drawableText } from '../pdf/drawable-text.ts'
import { type Block, posterColors as colors, type Frame, stack } from './block.ts'
import { widthOf } from './letters.ts'
import type { Part } from './pen.ts'
import { pictogram, roundBox, roundGround } from './pictograms.ts'
import type { PosterFigure } from './poster-content.ts'
import { posterWords as words } from './poster-words.ts'
import { boxOf, textBlock } from './text-block.ts'

const looks = {
  organic: { ground: colors.meadow, color: colors.leaf, pictogram: 'organic' },
  others: { ground: colors.apricot, color: colors.rust, pictogram: 'quality' },
} as const

/** A heading in the colour of the poster. */
export function headingBlock(text: string, { width, scale }: Frame): Block {
  const block = textBlock(text, { weight: 'bold', size: 17 * scale, color: colors.forest }, width)
  return {
    height: block.height,
    at: (x, y) => [{ role: 'heading', box: boxOf(block, x, y), shapes: block.at(x, y) }],
  }
}

export function paragraphBlock(text: string, { width, scale }: Frame, size = 12): Block {
  const block = textBlock(text, { weight: 'plain', size: size * scale, color: colors.ink }, width)
  return {
    height: block.height,
    at: (x, y) => [{ role: 'paragraph', box: boxOf(block, x, y), shapes: block.at(x, y) }],
  }
}

/** A large share with its pictogram, what it is a share of, and a bar of it. */
function card(figure: PosterFigure, width: number, scale: number) {
  const look = looks[figure.kind]
  const padding = 16 * scale
  const room = width - 2 * padding
  const side = 56 * scale
  const small = { weight: 'bold', size: 13 * scale, color: look.color } as const
  const numberRoom = room - side - 12 * scale
  const before = figure.before === '' ? null : textBlock(`${figure.before} `, small, numberRoom)
  // In one line, whatever it is.
  const size = Math.min(56 * scale, (numberRoom - 0.1) / widthOf(drawableText(figure.number), 'bold'))
  const number = textBlock(figure.number, { weight: 'bold', size, color: look.color }, numberRoom)
  const caption = textBlock(figure.caption, { weight: 'bold', size: 14 * scale, color: colors.ink }, room)
  const detail = textBlock(figure.detail, { weight: 'plain', size: 10 * scale, color: colors.mention }, room)
  const gap = 6 * scale
  const bar = 9 * scale
  const headHeight = Math.max(side, (before?.height ?? 0) + number.height * 0.86)
  const height = padding + headHeight + gap + caption.height + gap / 2 + detail.height + 1.5 * gap + bar + padding
  /** @param whole the height of the card, at least its own. */
  const at = (x: number, y: number, whole: number): Part[] => {
    const box = { x, y, width, height: whole }
    const left = x + padding
    const top = y + padding
    const right = left + side + 12 * scale
    const numberTop = top + (headHeight - (before?.height ?? 0) - number.height * 0.86) / 2
    const captionTop = top + headHeight + gap
    const detailTop = captionTop + caption.height + gap / 2
    const barBox = { x: left, y: y + whole - padding - bar, width: room, height: bar }
    const filled = { ...barBox, width: room * Math.min(1, Math.max(0, figure.share)) }
    const pictogramTop = top + (headHeight - side) / 2
    return [
      {
        role: 'decoration',
        box,
        shapes: [
          roundBox(box, 14 * scale, look.ground),
          roundGround(left, pictogramTop, side, look.color),
          ...pictogram(
            look.pictogram,
            { x: left + side * 0.2, y: pictogramTop + side * 0.2, side: side * 0.6 },
            colors.white,
            look.color,
          ),
          roundBox(barBox, bar / 2, colors.white),
          // A share too small to be seen as a bar has none.
          ...(filled.width < 1 ? [] : [roundBox(filled, bar / 2, look.color)]),
        ],
      },
      {
        role: 'paragraph',
        box: { x: right, y: numberTop, width: numberRoom, height: (before?.height ?? 0) + number.height * 0.86 },
        shapes: [
          ...(before?.at(right, numberTop) ?? []),
          // The room above large figures is not needed.
          ...number.at(right, numberTop + (before?.height ?? 0) - number.height * 0.14),
        ],
      },
      { role: 'paragraph', box: boxOf(caption, left, captionTop), shapes: caption.at(left, captionTop) },
      { role: 'paragraph', box: boxOf(detail, left, detailTop), shapes: detail.at(left, detailTop) },
    ]
  }
  return { height, at }
}

/** The shares of the year, each in its card, side by side or below one another. */
export function figureCards({ content, width, scale }: Frame, isStacked = false): Block | null {
  const { figures } = content
  if (figures.length === 0) return null
  const gap = 16 * scale
  if (isStacked || figures.length === 1) {
    return stack(
      figures.map(figure => {
        const one = card(figure, width, scale)
        return { height: one.height, at: (x, y) => one.at(x, y, one.height) }
      }),
      gap,
    )
  }
  const cards = figures.map(figure => card(figure, (width - gap) / 2, scale))
  const height = Math.max(...cards.map(one => one.height))
  return { height, at: (x, y) => cards.flatMap((one, index) => one.at(x + (index * (width + gap)) / 2, y, height)) }
}

/** The year before, for comparison. */
export const previousBlock = (frame: Frame): Block | null =>
  frame.content.previous === null ? null : paragraphBlock(frame.content.previous, frame, 12.5)

/** That the year has no figures yet, in a card with a large pictogram. */
export function noFiguresBlock({ content, width, scale }: Frame): Block {
  const [padding, side, gap] = [26 * scale, 84 * scale, 16 * scale]
  const style = { weight: 'plain', size: 16 * scale, color: colors.ink } as const
  const block = textBlock(words.noFigures(content.year), style, width - 2 * padding, 'center')
  const height = padding + side + gap + block.height + padding
  return {
    height,
    at(x, y) {
      const box = { x, y, width, height }
      const left = x + (width - side) / 2
      const top = y + padding
      const below = top + side + gap
      const picture = { x: left + side * 0.2, y: top + side * 0.2, side: side * 0.6 }
      return [
        {
          role: 'decoration',
          box,
          shapes: [
            roundBox(box, 14 * scale, colors.meadow),
            roundGround(left, top, side, colors.leaf),
            ...pictogram('organic', picture, colors.white, colors.leaf),
          ],
        },
        { role: 'paragraph', box: boxOf(block, x + padding, below), shapes: block.at(x + padding, below) },
      ]
    },
  }
}
