import { encode } from 'uqr'
import type { PdfFigure } from './tagged-pdf.ts'

const size = 96

/** A QR code that leads to an address. @param alt what it says, for who does not see it. */
export function qrFigure(address: string, alt: string): PdfFigure {
  const { data, size: modules } = encode(address, { ecc: 'M', border: 4 })
  const module = size / modules
  return {
    alt,
    height: size,
    draw: (drawing, { x, y }) => {
      for (const [line, row] of data.entries()) {
        for (const [column, isDark] of row.entries()) {
          if (isDark) drawing.rect(x + column * module, y + line * module, module, module)
        }
      }
      drawing.fill('#000000')
    },
  }
}
