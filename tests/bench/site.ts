import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { freePort } from '../server/support/free-port.ts'
import { chromiumArguments, chromiumPath } from '../support/chromium.ts'
import { startSite } from '../support/site.ts'

export interface PageFigures {
  readonly path: string
  /** Lighthouse's four, out of 100. */
  readonly scores: Readonly<Record<string, number>>
  /** Milliseconds, on a machine four times slower and a slow line, as Lighthouse reckons them. */
  readonly interactive: number
  readonly largestPaint: number
  /** Milliseconds during which the page could not have answered. */
  readonly blocked: number
  /** Bytes over the network, compressed. */
  readonly bytes: number
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse varies from one run to the next: the one in the middle is told. */
const runsOfEach = 3

/**
 * What Lighthouse says of these pages on a phone: of home for a visitor, of the others for who is signed in. Of the
 * runs of a page, the one whose performance is in the middle.
 */
export async function measureSite(paths: readonly string[]): Promise<PageFigures[]> {
  const site = await startSite()
  const port = await freePort()
  // Lighthouse opens its pages where no context was made: what signs the person in must be there.
  const browser = await chromium.launchPersistentContext('', {
    executablePath: chromiumPath(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  })
  try {
    const person = await site.server.addPerson()
    const cdp = await browser.newCDPSession(await browser.newPage())
    const figures: PageFigures[] = []
    for (const path of paths) {
      const runs: PageFigures[] = []
      for (let tries = 0; runs.length < runsOfEach; tries++) {
        if (tries === 2 * runsOfEach) throw new Error(`Lighthouse sees nothing at ${path}`)
        await browser.clearCookies()
        await cdp.send('Network.clearBrowserCache')
        if (path !== '/') await site.signIn(browser, person)
        const figures = await look(`${site.url}${path}`, port)
        if (figures) runs.push({ path, ...figures })
      }
      runs.sort((one, other) => performanceOf(one) - performanceOf(other))
      figures.push(runs[Math.floor(runs.length / 2)] as PageFigures)
    }
    return figures
  } finally {
    await browser.close()
    await site.close()
  }
}

const performanceOf = ({ scores }: PageFigures): number => scores.performance ?? 0

/** One run; null when Lighthouse saw nothing painted, as happens when the machine does much else. */
async function look(address: string, port: number): Promise<Omit<PageFigures, 'path'> | null> {
  const run = await lighthouse(address, {
    port,
    onlyCategories: categories,
    disableStorageReset: true,
    logLevel: 'silent',
  })
  if (!run) throw new Error(`Lighthouse said nothing of ${address}`)
  const { categories: scores, audits, runtimeError } = run.lhr
  if (runtimeError || audits['largest-contentful-paint']?.numericValue === undefined) return null
  const number = (audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN)
  return {
    scores: Object.fromEntries(categories.map(name => [name, Math.round((scores[name]?.score ?? 0) * 100)])),
    interactive: number('interactive'),
    largestPaint: number('largest-contentful-paint'),
    blocked: number('total-blocking-time'),
    bytes: number('total-byte-weight'),
  }
}
