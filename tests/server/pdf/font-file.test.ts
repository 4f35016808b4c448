import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { readFont } from '../../../server/pdf/font-file.ts'

const { resolve } = createRequire(new URL('../../../server/pdf/', import.meta.url))
const folder = join(dirname(resolve('@fontsource/source-sans-3/package.json')), 'files')

function draw(font: string | Buffer): Promise<Buffer> {
  const drawing = new PdfDocument({ compress: false, info: { CreationDate: new Date(0) } })
  drawing.registerFont('font', font)
  drawing.font('font').text('Établissement n° 12 · œuf, 3,5 € — Ω Ж ế')
  drawing.end()
  return buffer(drawing)
}

test.each(readdirSync(folder).filter(name => /-[47]00-normal\.woff$/.test(name)))(
  '%s draws the same letters',
  async name => {
    const path = join(folder, name)
    expect((await draw(readFont(path))).equals(await draw(path))).toBe(true)
  },
)
