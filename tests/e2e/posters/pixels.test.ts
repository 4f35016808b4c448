/** @module-tag long */
import { readFileSync } from 'node:fs'
import { layOutPoster } from '@ma-cantine/lib/posters/lay-out-poster'
import type { PosterLayout } from '@ma-cantine/lib/posters/pen'
import type { PosterContent } from '@ma-cantine/lib/posters/poster-content'
import type { Page } from 'playwright-core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fontFamily } from '../../../web/posters/font-family.ts'
import { SvgPoster } from '../../../web/posters/SvgPoster.tsx'
import { writePoster } from '../../../web/posters/write-poster.ts'
import { type BrowserPage, openBrowserPage } from '../../support/browser-page.ts'
import { picturesOf, posterFontFiles, posterSamples } from '../../support/poster-samples.ts'

const fonts = posterFontFiles()
const file = (name: string) => readFileSync(`node_modules/pdfjs-dist/build/${name}`)

/** In the page: draws the PDF, and compares it with the picture of the preview. */
const script = `
import { getDocument, GlobalWorkerOptions, PDFWorker } from './pdf.js'
GlobalWorkerOptions.workerSrc = 'worker.js'
const worker = new PDFWorker()
const scale = 1
const canvasOf = (width, height) => Object.assign(document.createElement('canvas'), { width, height })
async function drawPdf(bytes) {
  const page = await (await getDocument({ data: bytes, worker }).promise).getPage(1)
  const viewport = page.getViewport({ scale })
  const canvas = canvasOf(Math.ceil(viewport.width), Math.ceil(viewport.height))
  await page.render({ canvas, viewport }).promise
  return canvas
}
const fontsAreThere = Promise.all(FONTS.map(async ([family, name]) => {
  const face = new FontFace(family, await (await fetch(name)).arrayBuffer())
  document.fonts.add(await face.load())
}))
window.compare = async (pdf, picture) => {
  await fontsAreThere
  const [document, preview] = [pdf, picture].map(text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0)))
  const one = await drawPdf(document)
  const image = await createImageBitmap(new Blob([preview]))
  const other = canvasOf(one.width, one.height)
  other.getContext('2d').drawImage(image, 0, 0)
  if (image.width !== one.width || image.height !== one.height) throw new Error('Pages differ in size')
  const side = 16
  const [a, b] = [one, other].map(canvas => canvas.getContext('2d').getImageData(0, 0, one.width, one.height).data)
  // Letters have other edges in each program: squares of pixels are compared by their means.
  let worst = 0
  for (let y = 0; y + side <= one.height; y += side) for (let x = 0; x + side <= one.width; x += side) {
    for (const color of [0, 1, 2]) {
      let [sumA, sumB] = [0, 0]
      for (let dy = 0; dy < side; dy++) for (let dx = 0; dx < side; dx++) {
        const index = ((y + dy) * one.width + x + dx) * 4 + color
        sumA += a[index]
        sumB += b[index]
      }
      worst = Math.max(worst, Math.abs(sumA - sumB) / side ** 2)
    }
  }
  return worst
}
window.ready = fontsAreThere
`
const fontNames = [...fonts.keys()].map(font => [fontFamily(font), `${font}.woff`])

let browser: BrowserPage
beforeAll(async () => {
  browser = await openBrowserPage(
    new Map<string, string | Uint8Array>([
      [
        'index.html',
        '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="poster.css"><main></main><script type="module" src="compare.js"></script>',
      ],
      [
        'poster.css',
        `${readFileSync('web/posters/posters.css', 'utf8').replaceAll(/border-radius.*|box-shadow.*/g, '')} body { margin: 0 }`,
      ],
      ['compare.js', script.replace('FONTS', JSON.stringify(fontNames))],
      ['pdf.js', file('pdf.min.mjs')],
      ['worker.js', file('pdf.worker.min.mjs')],
      ...[...fonts].map(([font, bytes]) => [`${font}.woff`, bytes] as const),
    ]),
  )
  await browser.tab.setViewportSize({ width: 596, height: 900 })
  await browser.tab.goto(browser.address)
  await browser.tab.evaluate(() => (window as unknown as { ready: Promise<unknown> }).ready)
})
afterAll(() => browser.close())

/** The largest difference of colour between the preview and the PDF, of 255, over squares of 16 points. */
async function differenceOf(page: Page, preview: PosterLayout, pdf: PosterLayout): Promise<number> {
  const html = renderToStaticMarkup(createElement(SvgPoster, { layout: preview }))
  await page.locator('main').evaluate((main, html) => {
    main.innerHTML = html
    const svg = main.firstElementChild as SVGElement
    svg.setAttribute('width', '595.28')
  }, html)
  const picture = await page.locator('main svg').screenshot({ type: 'png', scale: 'css' })
  const bytes = await writePoster(pdf, 'Affiche', fonts)
  return page.evaluate(
    ([pdf, picture]) =>
      (window as unknown as { compare(pdf: string, picture: string): Promise<number> }).compare(
        pdf as string,
        picture as string,
      ),
    [Buffer.from(bytes).toString('base64'), picture.toString('base64')],
  )
}

/** Letters have other edges in each program; what is moved or missing differs by more. */
const tolerance = 30

test('the PDF looks like the preview, with twelve contents', async () => {
  const differences: Record<string, number> = {}
  for (const [name, content] of Object.entries(posterSamples)) {
    const layout = layOutPoster(content, picturesOf(content, name === 'longest'), 'a4')
    differences[name] = await differenceOf(browser.tab, layout, layout)
  }
  expect(Object.keys(differences)).toHaveLength(12)
  expect(Object.entries(differences).filter(([, difference]) => difference > tolerance)).toEqual([])
  // The comparison sees a figure that is moved by 2 millimetres.
  const content = posterSamples.few as PosterContent
  const layout = layOutPoster(content, picturesOf(content, false), 'a4')
  expect(await differenceOf(browser.tab, layout, withMovedFigures(layout, 5.7))).toBeGreaterThan(tolerance)
})

const withMovedFigures = (layout: PosterLayout, points: number): PosterLayout => ({
  ...layout,
  parts: layout.parts.map(part => ({
    ...part,
    shapes: part.shapes.map(shape =>
      shape.kind === 'text' && shape.size > 45 ? { ...shape, baseline: shape.baseline + points } : shape,
    ),
  })),
})
