import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { listAxeViolations, listWrongContrasts } from './axe.ts'
import { listHtmlViolations } from './html-rules.ts'
import { listColouredKinds } from './page-colours.ts'
import { readOverflow, waitUntilSettled } from './settled-page.ts'
import { isLong } from './trials.ts'

/** Kinds of elements whose contrasts were judged in both themes by this worker. */
const judgedKinds = new Set<string>()
/** The HTML of headers and footers that this worker judged, each with the width of its window. */
const judgedFrames = new Set<string>()
const frameParts = 'header[role=banner], footer[role=contentinfo]'

/** Expects that axe and html-validate find nothing, and that contrasts hold in both themes. */
export async function expectNoViolations(page: Page): Promise<void> {
  // The script of a screen may still be loading below what surrounds it.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await waitUntilSettled(page)
  const frame = await page.evaluate(
    parts => [innerWidth, ...[...document.querySelectorAll(parts)].map(part => part.outerHTML)].join('\n'),
    frameParts,
  )
  // The same header and footer stand around most pages, and are half of their elements.
  const without = judgedFrames.has(frame) ? [frameParts] : []
  const violations = [...(await listAxeViolations(page, without)), ...(await listHtmlViolations(await page.content()))]
  expect(violations, page.url()).toEqual([])
  await expectContrasts(page, without)
  judgedFrames.add(frame)
}

/** Judges each kind of element once: most of a page was on the pages before. */
async function expectContrasts(page: Page, without: readonly string[]): Promise<void> {
  const newKinds = (await listColouredKinds(page, without)).filter(kind => !judgedKinds.has(kind))
  if (newKinds.length === 0) return
  const theme = (await page.locator('html').getAttribute('data-fr-theme')) === 'dark' ? 'dark' : 'light'
  expect(await listWrongContrasts(page, newKinds), `${page.url()}, ${theme}`).toEqual([])
  const other = theme === 'dark' ? 'light' : 'dark'
  await setTheme(page, other)
  expect(await listWrongContrasts(page, newKinds), `${page.url()}, ${other}`).toEqual([])
  await setTheme(page, theme)
  for (const kind of newKinds) judgedKinds.add(kind)
}

async function setTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  // The site follows with an attribute, a message with its style sheet alone.
  if ((await page.locator('html').getAttribute('data-fr-theme')) === null) return
  await page.locator(`html[data-fr-theme=${colorScheme}]`).waitFor()
}

/** Expects that the page does not scroll sideways, in its window and in narrower ones down to 320 pixels. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 }
  for (const width of isLong ? [size.width, 375, 320] : [size.width, 320]) {
    if (width > size.width) continue
    await page.setViewportSize({ width, height: size.height })
    expect(await readOverflow(page), `${page.url()} is wider than a window of ${width} pixels`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize(size)
}
