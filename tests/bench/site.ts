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

/** What Lighthouse says of these pages on a phone: of home for a visitor, of the others for who is signed in. */
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
      await browser.clearCookies()
      await cdp.send('Network.clearBrowserCache')
      if (path !== '/') await site.signIn(browser, person)
      const run = await lighthouse(`${site.url}${path}`, {
        port,
        onlyCategories: categories,
        disableStorageReset: true,
        logLevel: 'silent',
      })
      if (!run) throw new Error(`Lighthouse said nothing of ${path}`)
      const { categories: scores, audits } = run.lhr
      const number = (audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN)
      figures.push({
        path,
        scores: Object.fromEntries(categories.map(name => [name, Math.round((scores[name]?.score ?? 0) * 100)])),
        interactive: number('interactive'),
        largestPaint: number('largest-contentful-paint'),
        blocked: number('total-blocking-time'),
        bytes: number('total-byte-weight'),
      })
    }
    return figures
  } finally {
    await browser.close()
    await site.close()
  }
}
