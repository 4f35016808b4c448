import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { listAxeViolations, listWrongContrasts } from './axe.ts'
import { listHtmlViolations } from './html-rules.ts'
import { listColouredKinds } from './page-colours.ts'
import { readOverflow, waitUntilSettled } from './settled-page.ts'
import { isLong } from './trials.ts'

/** Kinds of elements whose contrasts this worker judged, each with the theme. */
const judgedKinds = new Set<string>()
/** The HTML of headers and footers that this worker judged, each with the width of its window. */
const judgedFrames = new Set<string>()
const frameParts = 'header[role=banner], footer[role=contentinfo]'

/** Expects that axe and html-validate find nothing, and that contrasts hold: in both themes in the long tests. */
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
  const theme = (await page.locator('html').getAttribute('data-fr-theme')) === 'dark' ? 'dark' : 'light'
  const kinds = await listColouredKinds(page, without)
  const newKinds = kinds.filter(kind => !judgedKinds.has(`${theme} ${kind}`))
  if (newKinds.length === 0) return
  const judge = async (judged: typeof theme) => {
    expect(await listWrongContrasts(page, newKinds), `${page.url()}, ${judged}`).toEqual([])
    for (const kind of newKinds) judgedKinds.add(`${judged} ${kind}`)
  }
  await judge(theme)
  if (!isLong) return
  const other = theme === 'dark' ? 'light' : 'dark'
  await setTheme(page, other)
  await judge(other)
  await setTheme(page, theme)
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
