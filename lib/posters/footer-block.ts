import { type Block, posterColors as colors, type Frame } from './block.ts'
import type { Box, PathShape } from './pen.ts'
import { roundBox } from './pictograms.ts'
import { posterWords as words } from './poster-words.ts'
import { boxOf, textBlock } from './text-block.ts'

/** The dark modules of a QR code in a square, row by row. */
function qrPath(modules: readonly (readonly boolean[])[], { x, y, width }: Box): PathShape {
  const d = modules.flatMap((row, top) => {
    const runs: string[] = []
    for (let left = 0; left < row.length; left++) {
      if (!row[left]) continue
      const start = left
      while (row[left + 1]) left++
      // One shape for neighbours: no pen leaves a gap between them.
      runs.push(`M ${start} ${top} h ${left - start + 1} v 1 h ${start - left - 1} Z`)
    }
    return runs
  })
  return { kind: 'path', d: d.join(' '), x, y, scale: width / modules.length, fill: '#000000' }
}

/** Why the poster hangs there, the QR code and the address, on a ground as wide as the page. */
export function footerBlock({ content, pictures, width, scale }: Frame, margin: number, isShort = false): Block {
  const [top, bottom, gap] = [16 * scale, 18 * scale, 16 * scale]
  // Telephones need a code of 2 centimetres.
  const side = Math.max(74, (isShort ? 74 : 92) * scale)
  const room = width - side - gap
  const title = textBlock(words.why, { weight: 'bold', size: 13.5 * scale, color: colors.forest }, room)
  const text = textBlock(
    isShort ? words.whyShort : words.whyText,
    { weight: 'plain', size: 10 * scale, color: colors.ink },
    room,
  )
  const shown = content.site.replace(/^https?:\/\//, '')
  const address = textBlock(shown, { weight: 'bold', size: 12 * scale, color: colors.mention }, room)
  const textHeight = title.height + text.height + 5 * scale + address.height
  const height = top + Math.max(side, textHeight) + bottom
  return {
    height,
    at(x, y) {
      const code = { x, y: y + top + (height - top - bottom - side) / 2, width: side, height: side }
      const left = x + side + gap
      const titleTop = y + top + (height - top - bottom - textHeight) / 2
      const textTop = titleTop + title.height
      const addressTop = textTop + text.height + 5 * scale
      const box = { x: x - margin, y, width: width + 2 * margin, height }
      return [
        { role: 'decoration', box, shapes: [roundBox(box, 0, colors.meadow)] },
        {
          role: 'figure',
          box: code,
          alt: content.linkText,
          shapes: [roundBox(code, 6 * scale, colors.white), qrPath(pictures.qr, code)],
        },
        { role: 'heading', box: boxOf(title, left, titleTop), shapes: title.at(left, titleTop) },
        { role: 'paragraph', box: boxOf(text, left, textTop), shapes: text.at(left, textTop) },
        {
          role: 'link',
          href: content.site,
          box: boxOf(address, left, addressTop),
          shapes: address.at(left, addressTop),
        },
      ]
    },
  }
}
