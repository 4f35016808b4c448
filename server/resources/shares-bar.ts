import { formatPercent } from '@ma-cantine/lib/messages/percentages'
import type { SharesFigure } from '@ma-cantine/lib/resources/printed-document'
import type { PdfFigure } from '../pdf/tagged-pdf.ts'

/** Texts over colours have a contrast of 4.5 at least. */
const tints = [
  { fill: '#18753c', text: '#ffffff' },
  { fill: '#000091', text: '#ffffff' },
  { fill: '#e5e5e5', text: '#161616' },
] as const

export function sharesBar({ alt, parts }: SharesFigure): PdfFigure {
  return {
    alt,
    height: 52,
    draw: (drawing, { x, y, width }) => {
      let left = x
      for (const [index, { name, percent }] of parts.entries()) {
        const part = (width * percent) / 100
        const { fill, text } = tints[index] ?? tints[2]
        drawing.rect(left, y, part, 44).fill(fill)
        drawing.fillColor(text).font('bold').fontSize(15)
        drawing.text(formatPercent(percent, 'fr'), left + 8, y + 6, { width: part - 12, lineBreak: false })
        drawing.font('plain').fontSize(9.5)
        drawing.text(name, left + 8, y + 25, { width: part - 12, lineBreak: false })
        left += part
      }
    },
  }
}
