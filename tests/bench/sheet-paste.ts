import type { Page } from 'playwright-core'
import { startSite } from '../support/site.ts'

/** How many times slower than this machine's the processor of a modest one is taken to be. */
const slowness = 4

const line = (index: number) =>
  `Panier ${index}\tGAEC du Pont\t0${(index % 9) + 1}/03/2025\t${index},50 €\tlégumes\tBio`

/** An event of a trace of Chromium; times in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** The time that its thread was running: what neighbours of the machine take is not in it. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/**
 * Pastes so many rows in the empty sheet of purchases, in runs apart.
 * @returns the longest task of the page in each, in milliseconds of a modest machine: from the key until the rows are
 * checked, shown, compared with the stored data and ready to be saved.
 */
export async function measureSheetPastes(rows: number, runs: number): Promise<number[]> {
  const site = await startSite()
  try {
    const person = await site.server.addPerson()
    await site.server.addCanteen('21340172201787', [person])
    const block = Array.from({ length: rows }, (_, index) => line(index + 1)).join('\r\n')
    const longest: number[] = []
    for (let run = 0; run < runs; run++) {
      const page = await site.page({ person })
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto('/mes-achats/saisie')
      await page.getByRole('grid').waitFor()
      await page.evaluate(text => navigator.clipboard.writeText(text), block)
      await page.locator('tr[aria-rowindex="2"] td[aria-colindex="3"]').click()
      await page.waitForTimeout(1500)
      const tasks = await traceTasks(page, async () => {
        await page.keyboard.press('Control+v')
        await page.getByRole('button', { name: /^Enregistrer les / }).waitFor()
        await page.waitForTimeout(1000)
      })
      longest.push((Math.max(...tasks) * slowness) / 1000)
      await page.context().close()
    }
    return longest
  } finally {
    await site.close()
  }
}

/** The running times of the tasks of the page while something is done. */
async function traceTasks(page: Page, work: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser')
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await work()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const pages = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = trace.traceEvents.flatMap(event =>
    event.name === 'RunTask' && event.ph === 'X' && pages.has(threadOf(event)) ? (event.tdur ?? []) : [],
  )
  if (tasks.length === 0) throw new Error('The trace holds no task of the page')
  return tasks
}
