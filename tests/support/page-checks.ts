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
    // How a browser writes what it shows, not how we wrote it.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-quotes': 'off',
    'no-inline-style': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'long-title': 'off',
    // Buttons of the design system stand outside forms.
    'no-implicit-button-type': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Boxes that are ticked together share a name, as the standard has it.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // Said again by older screen readers only where it is written.
    'no-redundant-role': 'off',
  },
})

const isForgiven = ({ ruleId, message, selector }: Message): boolean =>
  // The closed menu of the header on a phone: the design system's script makes it a dialog when it opens.
  (ruleId === 'aria-label-misuse' && selector?.includes('#header-menu-modal') === true) ||
  // Any element may have it; a password may be shown, and is then a text like another.
  (ruleId === 'input-attributes' && message.includes('"autocapitalize"'))

/** What axe holds against the page as it stands, one line each; by these rules or groups of rules. */
async function axeViolations(page: Page, runOnly: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const found = await page.evaluate(async only => {
    const { axe } = globalThis as unknown as { axe: Axe }
    // What is right is long to tell, and not asked for.
    return (await axe.run(document, { runOnly: only, resultTypes: ['violations'] })).violations
  }, runOnly)
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `axe ${id}: ${help}: ${html.slice(0, 300)} (${failureSummary ?? ''})`),
  )
}

/** What axe and html-validate hold against the page as it stands, one line each. */
async function violations(page: Page): Promise<string[]> {
  const fromAxe = await axeViolations(page, tags)
  const report = await htmlValidate.validateString(await page.content())
  const fromHtml = report.results.flatMap(({ messages, source }) =>
    messages
      .filter(message => !isForgiven(message))
      .map(({ ruleId, message, line, column }) => {
        const around = source?.split('\n')[line - 1]?.slice(Math.max(0, column - 60), column + 120)
        return `html-validate ${ruleId}: ${message}: …${around}…`
      }),
  )
  return [...fromAxe, ...fromHtml]
}

/** The page breaks no rule of accessibility nor of HTML that a machine can tell, and is as easy to read in the other theme. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect(await violations(page), page.url()).toEqual([])
  const theme = (await page.locator('html').getAttribute('data-fr-theme')) === 'dark' ? 'dark' : 'light'
  const other = theme === 'dark' ? 'light' : 'dark'
  await showIn(page, other)
  expect(await axeViolations(page, ['color-contrast']), `${page.url()}, ${other}`).toEqual([])
  await showIn(page, theme)
}

async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-fr-theme=${colorScheme}]`).waitFor()
}

/** Nothing of the page is beyond its right edge. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(beyond, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0)
}
