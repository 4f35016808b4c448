import { type Block, posterColors as colors, type Frame, stack } from './block.ts'
import { headingBlock } from './figure-cards.ts'
import type { PartRole } from './pen.ts'
import { type PictogramName, pictogram, roundBox, roundGround } from './pictograms.ts'
import { posterWords as words } from './poster-words.ts'
import { boxOf, textBlock } from './text-block.ts'

interface Marked {
  readonly picture: PictogramName
  readonly text: string
  readonly role: PartRole
  readonly ground: string
  readonly color: string
}

/** A sentence with a round pictogram before it. */
function markedBlock({ picture, text, role, ground, color }: Marked, width: number, scale: number): Block {
  const side = 30 * scale
  const gap = 11 * scale
  const block = textBlock(text, { weight: 'plain', size: 12.5 * scale, color: colors.ink }, width - side - gap)
  const height = Math.max(side, block.height)
  return {
    height,
    at(x, y) {
      const top = y + (height - side) / 2
      const textTop = y + (height - block.height) / 2
      return [
        {
          role: 'decoration',
          box: { x, y: top, width: side, height: side },
          shapes: [
            roundGround(x, top, side, ground),
            ...pictogram(picture, { x: x + side * 0.22, y: top + side * 0.22, side: side * 0.56 }, color, ground),
          ],
        },
        { role, box: boxOf(block, x + side + gap, textTop), shapes: block.at(x + side + gap, textTop) },
      ]
    },
  }
}

/** The territorial food project. */
export const projectBlock = ({ content, width, scale }: Frame): Block | null =>
  content.project === null
    ? null
    : markedBlock(
        { picture: 'project', text: content.project, role: 'paragraph', ground: colors.gold, color: colors.forest },
        width,
        scale,
      )

/** The badges that are earned. */
export function successesBlock(frame: Frame): Block | null {
  const { content, width, scale } = frame
  if (content.successes.length === 0) return null
  const items = content.successes.map(({ badge, text }) =>
    markedBlock({ picture: badge, text, role: 'item', ground: colors.leaf, color: colors.white }, width, scale),
  )
  return stack([headingBlock(words.successes, frame), stack(items, 7 * scale)], 7 * scale)
}

/** What the team says, in a box of its own. */
export function wordBlock({ content, width, scale }: Frame): Block | null {
  if (content.word === '') return null
  const [padding, mark] = [14 * scale, 5 * scale]
  const room = width - 2 * padding - mark
  const title = textBlock(words.word, { weight: 'bold', size: 15 * scale, color: colors.forest }, room)
  const text = textBlock(content.word, { weight: 'plain', size: 12 * scale, color: colors.ink }, room)
  const height = 2 * padding + title.height + 3 * scale + text.height
  return {
    height,
    at(x, y) {
      const left = x + mark + padding
      const below = y + padding + title.height + 3 * scale
      const box = { x, y, width, height }
      return [
        {
          role: 'decoration',
          box,
          shapes: [roundBox(box, 10 * scale, colors.cream), roundBox({ ...box, width: mark }, mark / 2, colors.gold)],
        },
        { role: 'heading', box: boxOf(title, left, y + padding), shapes: title.at(left, y + padding) },
        { role: 'paragraph', box: boxOf(text, left, below), shapes: text.at(left, below) },
      ]
    },
  }
}
