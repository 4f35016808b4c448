import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { HtmlValidate, type Message } from 'html-validate'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeViolation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}
interface Axe {
  run(context: Document, options: unknown): Promise<{ readonly violations: readonly AxeViolation[] }>
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Browsers serialise boolean and empty attributes in their own way.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-quotes': 'off',
    'no-inline-style': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'long-title': 'off',
    // The design system's buttons stand outside forms.
    'no-implicit-button-type': 'off',
    'valid-id': ['error', { relaxed: true }],
    // The standard lets the checkboxes of a group share a name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // The design system's tabs say `presentation`, the older name of `none`.
    'presentation-role-style': 'off',
    // Redundant roles help older screen readers.
    'no-redundant-role': 'off',
  },
})

const isAccepted = ({ ruleId, message, selector }: Message): boolean =>
  // The closed menu of the header on a phone: the design system's script makes it a dialog when it opens.
  (ruleId === 'aria-label-misuse' && selector?.includes('#header-menu-modal') === true) ||
  // The list of suggestions of a text field, which a `<select>` cannot be.
  (ruleId === 'prefer-native-element' && /-list$/.test(selector ?? '')) ||
  // The standard allows it on any element, and a visible password is a text field.
  (ruleId === 'input-attributes' && message.includes('"autocapitalize"'))

/**
 * Runs axe on the page with these rules or groups of rules.
 * @returns one line per violation.
 */
async function listAxeViolations(page: Page, runOnly: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const found = await page.evaluate(async only => {
    const { axe } = globalThis as unknown as { axe: Axe }
    // Passes would be long to serialise, and are not needed.
    return (await axe.run(document, { runOnly: only, resultTypes: ['violations'] })).violations
  }, runOnly)
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `axe ${id}: ${help}: ${html.slice(0, 300)} (${failureSummary ?? ''})`),
  )
}

/**
 * Runs axe and html-validate on the page.
 * @returns one line per violation.
 */
async function listViolations(page: Page): Promise<string[]> {
  const fromAxe = await listAxeViolations(page, tags)
  const report = await htmlValidate.validateString(await page.content())
  const fromHtml = report.results.flatMap(({ messages, source }) =>
    messages
      .filter(message => !isAccepted(message))
      .map(({ ruleId, message, line, column }) => {
        const around = source?.split('\n')[line - 1]?.slice(Math.max(0, column - 60), column + 120)
        return `html-validate ${ruleId}: ${message}: …${around}…`
      }),
  )
  return [...fromAxe, ...fromHtml]
}

/** Expects that axe and html-validate find nothing, and that contrasts hold in the other theme. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect(await listViolations(page), page.url()).toEqual([])
  const theme = (await page.locator('html').getAttribute('data-fr-theme')) === 'dark' ? 'dark' : 'light'
  const other = theme === 'dark' ? 'light' : 'dark'
  await setTheme(page, other)
  expect(await listAxeViolations(page, ['color-contrast']), `${page.url()}, ${other}`).toEqual([])
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
  for (const width of [size.width, 375, 320].filter(width => width <= size.width)) {
    await page.setViewportSize({ width, height: size.height })
    // A list that takes the place of a table is there some frames after the window has changed.
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    const message = `${page.url()} is wider than a window of ${width} pixels`
    await expect.poll(overflow, { message }).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize(size)
}
