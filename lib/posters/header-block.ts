import { type Block, posterColors as colors, type Frame } from './block.ts'
import type { Part } from './pen.ts'
import { pictogram, roundBox } from './pictograms.ts'
import { posterWords as words } from './poster-words.ts'
import { boxOf, textBlock } from './text-block.ts'

/** The logo within a square of this side. */
function logoSize({ width, height }: { readonly width: number; readonly height: number }, side: number) {
  const ratio = Math.min((side * 1.35) / width, side / height)
  return { width: width * ratio, height: height * ratio }
}

/** The ground of a header from the top of the page, with a wave below and leaves at the right. */
function ground(page: number, height: number): Part {
  const wave = Math.min(26, height / 5)
  const d = `M 0 0 H ${page} V ${height - wave} C ${page * 0.72} ${height + wave * 0.7} ${page * 0.42} ${height - 2 * wave} 0 ${height} Z`
  const leaf = (x: number, y: number, side: number) =>
    pictogram('leaf', { x, y, side }, colors.forestLight, colors.forest)
  const side = Math.min(height * 0.5, 110)
  return {
    role: 'decoration',
    box: { x: 0, y: 0, width: page, height },
    shapes: [
      { kind: 'path', d, x: 0, y: 0, scale: 1, fill: colors.forest },
      ...leaf(page - side * 1.05, height * 0.34, side),
      ...leaf(page - side * 1.66, height * 0.5, side * 0.56),
      ...leaf(page - side * 2.06, height * 0.7, side * 0.34),
    ],
  }
}

/** Title, canteen, what is known of it, logo, on a ground as wide as the page. @param margin of the page. */
export function headerBlock({ content, pictures, width, scale }: Frame, margin: number): Block {
  const { name, indicators } = content
  const logo = pictures.logo ? logoSize(pictures.logo, 78 * scale) : null
  const padding = 8 * scale
  const logoRoom = logo ? logo.width + 2 * padding : 0
  const room = width - (logo ? logoRoom + 18 * scale : 0)
  const white = { color: colors.white }
  const title = textBlock(content.title, { weight: 'bold', size: 29 * scale, ...white }, room)
  const named = name === '' ? null : textBlock(name, { weight: 'bold', size: 18 * scale, ...white }, room)
  const about =
    indicators.length === 0
      ? null
      : textBlock(indicators.join(' · '), { weight: 'plain', size: 12 * scale, ...white }, room)
  const [top, gap, bottom] = [30 * scale, 6 * scale, 38 * scale]
  const texts = [title, named, about].filter(block => block !== null)
  const textHeight = texts.reduce((sum, block) => sum + block.height, 0) + gap * (texts.length - 1)
  const logoHeight = logo ? logo.height + 2 * padding : 0
  const height = top + Math.max(textHeight, logoHeight) + bottom
  return {
    height,
    at(x, y) {
      let line = y + top
      const roles = new Map([[title, 'title' as const]])
      const parts = texts.map((block): Part => {
        const part: Part = {
          role: roles.get(block) ?? 'paragraph',
          box: boxOf(block, x, line),
          shapes: block.at(x, line),
        }
        line += block.height + gap
        return part
      })
      return [ground(width + 2 * margin, y + height), ...parts, ...logoParts(x, y + top)]
    },
  }

  function logoParts(x: number, y: number): Part[] {
    if (!logo || !pictures.logo) return []
    const box = { x: x + width - logoRoom, y, width: logoRoom, height: logoHeight }
    const picture = { x: box.x + padding, y: y + padding, width: logo.width, height: logo.height }
    return [
      { role: 'decoration', box, shapes: [roundBox(box, 8 * scale, colors.white)] },
      {
        role: 'figure',
        box: picture,
        alt: words.logo(name),
        shapes: [{ kind: 'image', source: pictures.logo.source, ...picture }],
      },
    ]
  }
}
