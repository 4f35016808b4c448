import { startSite } from '../support/site.ts'

export interface SheetPaste {
  /** From the key to the rows on the page, checked and read as the columns want them. */
  readonly milliseconds: number
  /** The longest time the page itself was held up until the rows could be saved; 0 when never for 50 ms. */
  readonly longestTask: number
}

/** How many times slower than this machine's the processor of a modest one is taken to be. */
const slowness = 4

interface Watched {
  longest: number
}

const line = (index: number) =>
  `Panier ${index}\tGAEC du Pont\t0${(index % 9) + 1}/03/2025\t${index},50 €\tlégumes\tBio`

/** Blocks of so many rows pasted in the empty sheet of purchases by a person whose machine is modest, in runs apart. */
export async function measureSheetPastes(rows: number, runs: number): Promise<SheetPaste[]> {
  const site = await startSite()
  try {
    const person = await site.server.addPerson()
    await site.server.addCanteen('21340172201787', [person])
    const block = Array.from({ length: rows }, (_, index) => line(index + 1)).join('\r\n')
    const pastes: SheetPaste[] = []
    for (let run = 0; run < runs; run++) {
      const page = await site.page({ person })
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.addInitScript(() => {
        const watched: Watched = { longest: 0 }
        Object.assign(globalThis, { watched })
        new PerformanceObserver(list => {
          for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration)
        }).observe({ type: 'longtask' })
      })
      await page.goto('/mes-achats/saisie')
      await page.getByRole('grid').waitFor()
      await page.evaluate(text => navigator.clipboard.writeText(text), block)
      await page.locator('tr[aria-rowindex="2"] td[aria-colindex="3"]').click()
      await page.waitForTimeout(1000)
      const developer = await page.context().newCDPSession(page)
      await developer.send('Emulation.setCPUThrottlingRate', { rate: slowness })
      // Looked for by the page itself: what a test looks for from outside holds the page up too.
      const shown = page.evaluate(
        () =>
          new Promise<number>(resolve => {
            const watched = (globalThis as unknown as { watched: Watched }).watched
            watched.longest = 0
            let start = performance.now()
            addEventListener(
              'paste',
              () => {
                start = performance.now()
              },
              { capture: true, once: true },
            )
            const found = new MutationObserver(() => {
              if (!document.querySelector('.mc-check-pasted')) return
              found.disconnect()
              resolve(performance.now() - start)
            })
            found.observe(document.body, { childList: true, subtree: true })
          }),
      )
      await page.keyboard.press('Control+v')
      const milliseconds = await shown
      await page.waitForTimeout(6000)
      const longestTask = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched.longest)
      await developer.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await page.getByRole('button', { name: /^Enregistrer les / }).waitFor()
      pastes.push({ milliseconds, longestTask })
      await page.context().close()
    }
    return pastes
  } finally {
    await site.close()
  }
}
