import { startSite } from '../support/site.ts'

export interface SiteCheck {
  /** From the choice of the file to its verdict on the page. */
  readonly milliseconds: number
  /** The longest time the page itself was held up meanwhile, and while the grid came; 0 when never for 50 ms. */
  readonly longestTask: number
}

/** How many times slower than this machine's the processor of a modest one is taken to be. */
const slowness = 4

interface Watched {
  longest: number
}

/** Files chosen on the import page of purchases by a person whose machine is modest. */
export async function measureSiteChecks(paths: readonly string[]): Promise<SiteCheck[]> {
  const site = await startSite()
  try {
    const page = await site.page({ person: await site.server.addPerson() })
    await page.addInitScript(() => {
      const watched: Watched = { longest: 0 }
      Object.assign(globalThis, { watched })
      new PerformanceObserver(list => {
        for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration)
      }).observe({ type: 'longtask' })
    })
    const developer = await page.context().newCDPSession(page)
    const checks: SiteCheck[] = []
    for (const path of paths) {
      await page.goto('/v2/importer-des-donnees/achats')
      await page.getByLabel('Choisissez votre fichier').waitFor()
      await page.waitForTimeout(1000)
      await developer.send('Emulation.setCPUThrottlingRate', { rate: slowness })
      // Looked for by the page itself: what a test looks for from outside holds the page up too.
      const verdict = page.evaluate(
        () =>
          new Promise<number>(resolve => {
            const watched = (globalThis as unknown as { watched: Watched }).watched
            watched.longest = 0
            let start = performance.now()
            addEventListener(
              'change',
              () => {
                start = performance.now()
              },
              { capture: true, once: true },
            )
            const found = new MutationObserver(() => {
              if (!document.querySelector('[data-digest]')) return
              found.disconnect()
              resolve(performance.now() - start)
            })
            found.observe(document.body, { childList: true, subtree: true })
          }),
      )
      await page.getByLabel('Choisissez votre fichier').setInputFiles(path)
      const milliseconds = await verdict
      await page.waitForTimeout(5000)
      const longestTask = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched.longest)
      checks.push({ milliseconds, longestTask })
      await developer.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
    return checks
  } finally {
    await site.close()
  }
}
