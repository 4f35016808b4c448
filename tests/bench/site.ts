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
  /** Bytes over the network, compressed. */
  readonly bytes: number
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** What Lighthouse says of these pages, for who is signed in, on a phone. */
export async function measureSite(paths: readonly string[]): Promise<PageFigures[]> {
  const site = await startSite()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  })
  try {
    const context = browser.contexts()[0] ?? (await browser.newContext())
    await site.signIn(context, await site.server.addPerson())
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    const figures: PageFigures[] = []
    for (const path of paths) {
      const run = await lighthouse(`${site.url}${path}`, {
        port,
        onlyCategories: categories,
        extraHeaders: { cookie },
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
        bytes: number('total-byte-weight'),
      })
      if (process.env.WHY)
        for (const { id, score, title, displayValue } of Object.values(audits))
          if (score !== null && score < 0.95) console.log(path, id, score, title, displayValue)
    }
    return figures
  } finally {
    await browser.close()
    await site.close()
  }
}
