import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeViolation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}
interface Axe {
  run(context: unknown, options: unknown): Promise<{ readonly violations: readonly AxeViolation[] }>
}
interface PageWithAxe {
  readonly axe: Axe
  readonly colouredKinds: ReadonlyMap<string, Element>
}

const contrast = 'color-contrast'
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
// Passes would be long to serialise, and are not needed.
const resultTypes = ['violations']

/**
 * Runs axe on the page, for all but contrasts, which take as long as all other rules together.
 * @param without selectors of the parts to leave out.
 * @returns one line per violation.
 */
export async function listAxeViolations(page: Page, without: readonly string[]): Promise<string[]> {
  await loadAxe(page)
  const options = { runOnly: tags, rules: { [contrast]: { enabled: false } }, resultTypes }
  return describe(
    await page.evaluate(
      async ([exclude, options]) =>
        (await (globalThis as unknown as PageWithAxe).axe.run({ exclude }, options)).violations,
      [without, options] as const,
    ),
  )
}

/**
 * Runs axe for the contrasts of these kinds of elements, which `listColouredKinds()` found in the page.
 * @returns one line per violation.
 */
export async function listWrongContrasts(page: Page, kinds: readonly string[]): Promise<string[]> {
  await loadAxe(page)
  return describe(
    await page.evaluate(
      async ([kinds, options]) => {
        const { axe, colouredKinds } = globalThis as unknown as PageWithAxe
        const elements = kinds.map(kind => colouredKinds.get(kind)).filter(element => element?.isConnected)
        return elements.length === 0 ? [] : (await axe.run({ include: elements }, options)).violations
      },
      [kinds, { runOnly: [contrast], resultTypes }] as const,
    ),
  )
}

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
}

const describe = (found: readonly AxeViolation[]): string[] =>
  found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `axe ${id}: ${help}: ${html.slice(0, 300)} (${failureSummary ?? ''})`),
  )
