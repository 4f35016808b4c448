import { layOutPoster, type PosterFormat, posterFormats } from '@ma-cantine/lib/posters/lay-out-poster'
import { letterWidths } from '@ma-cantine/lib/posters/letter-widths'
import type { Box, PosterLayout } from '@ma-cantine/lib/posters/pen'
import { posterContent } from '@ma-cantine/lib/posters/poster-content'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { picturesOf, posterFontFiles, posterSamples } from '../../support/poster-samples.ts'
import { fc } from '../../support/properties.ts'

test('letters are as wide as in the files of the fonts, without pairs drawn closer', () => {
  const drawing = new PDFDocument()
  const wrong: string[] = []
  for (const [font, file] of posterFontFiles()) {
    drawing.font(file as unknown as string).fontSize(1000)
    for (const line of letterWidths[font]) {
      const [first = '', ...widths] = line.split(' ')
      const letters = widths.map((_, index) => String.fromCodePoint(Number.parseInt(first, 16) + index))
      const width = letters.reduce((sum, letter) => sum + drawing.widthOfString(letter), 0)
      const sum = widths.reduce((all, one) => all + Number(one), 0)
      if (Math.abs(width - sum) > 1e-6) wrong.push(`${font} ${line}`)
    }
  }
  expect(wrong).toEqual([])
})

const overlap = (one: Box, other: Box): boolean =>
  one.x + one.width > other.x + 0.01 &&
  other.x + other.width > one.x + 0.01 &&
  one.y + one.height > other.y + 0.01 &&
  other.y + other.height > one.y + 0.01

/** What of a poster is cut, or covers something else. */
function faultsOf({ width, height, parts }: PosterLayout): string[] {
  const isWithin = (inner: Box, outer: Box) =>
    inner.x >= outer.x - 0.01 &&
    inner.y >= outer.y - 0.01 &&
    inner.x + inner.width <= outer.x + outer.width + 0.01 &&
    inner.y + inner.height <= outer.y + outer.height + 0.01
  const page = { x: 0, y: 0, width, height }
  const said = parts.filter(({ role }) => role !== 'decoration')
  return [
    ...parts.filter(({ box }) => !isWithin(box, page)).map(({ role }) => `a ${role} leaves the page`),
    ...said.flatMap(({ role, box, shapes }) =>
      shapes.flatMap(shape => {
        if (shape.kind !== 'text') return []
        const line = { x: shape.x, y: shape.baseline - shape.size * 0.75, width: shape.width, height: shape.size }
        return isWithin(line, box) ? [] : [`« ${shape.text} » leaves its ${role}`]
      }),
    ),
    ...said.flatMap((one, index) =>
      said.slice(index + 1).flatMap(other => (overlap(one.box, other.box) ? [`${one.role} covers ${other.role}`] : [])),
    ),
  ]
}

const text = (maxLength: number) =>
  fc
    .array(
      fc.oneof(
        {
          weight: 4,
          arbitrary: fc.constantFrom('bio', 'cantine', 'été', 'Œuf', 'l’', '«', '»', '20 %', 'WWW', '\n', '-'),
        },
        fc.string({ maxLength: 12, unit: 'grapheme' }),
        fc.constant('Anticonstitutionnellement'.repeat(4)),
      ),
      { maxLength: 140 },
    )
    .map(words => words.join(' ').slice(0, maxLength))

const share = fc.option(fc.double({ min: 0, max: 3, noNaN: true }), { nil: undefined })
const contents = fc.record({
  name: text(150),
  indicators: fc.array(text(100), { maxLength: 5 }),
  year: fc.constant(2024),
  report: fc.record({ percentageValueBioHt: share, percentageValueSustainableHt: share }),
  previousReport: fc.record({ percentageValueBioHt: share, percentageValueSustainableHt: share }),
  goals: fc.constantFrom({ organic: 20, quality: 50 }, { organic: 2, quality: 5 }),
  earned: fc.subarray(['appro', 'waste', 'diversification', 'plastic', 'info'] as const).map(list => [...list]),
  page: fc.option(fc.constant('https://ma-cantine.exemple.fr/nos-cantines/12--cantine')),
  site: fc.constantFrom('https://ma-cantine.exemple.fr', `https://${'cantine-'.repeat(12)}.fr`),
  word: text(700),
  project: fc.record({ share: fc.option(fc.integer({ min: 0, max: 100 })), name: text(150) }),
})

test('whatever it says, a poster shows all of it, and nothing covers anything else', () => {
  fc.assert(
    fc.property(contents, fc.boolean(), fc.constantFrom<PosterFormat>('a4', 'square'), (facts, withLogo, format) => {
      const content = posterContent(facts)
      expect(faultsOf(layOutPoster(content, picturesOf(content, withLogo), format))).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test('letters have a size by the quantity of what is said', () => {
  const sizeOf = (name: string, format: PosterFormat = 'a4') => {
    const content = posterSamples[name] as NonNullable<(typeof posterSamples)[string]>
    const { parts } = layOutPoster(content, picturesOf(content, false), format)
    const title = parts.find(({ role }) => role === 'title')?.shapes[0]
    return title?.kind === 'text' ? Math.round(title.size) : null
  }
  expect(posterFormats.a4.width / posterFormats.a4.height).toBeCloseTo(210 / 297, 4)
  expect(['few', 'unknown', 'everything'].map(name => sizeOf(name))).toEqual([35, 35, 31])
  expect(sizeOf('longest')).toBeGreaterThan(20)
})
