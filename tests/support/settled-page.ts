import type { Locator, Page, Request } from 'playwright-core'

let waits = 0
/** Milliseconds, three frames. */
const betweenLooks = 50
const requests = new WeakMap<Page, Set<Request>>()

/** Counts the requests of a new page, for `waitUntilIdle()`. */
export function followRequests(page: Page): void {
  const pending = new Set<Request>()
  requests.set(page, pending)
  page.on('request', request => pending.add(request))
  page.on('requestfinished', request => pending.delete(request))
  page.on('requestfailed', request => pending.delete(request))
}

/**
 * Waits until the page has settled: its style sheets, pictures and letters are there, nothing moves, and two looks in a
 * row find one layout. Positions and sizes are read, and pages judged, after this. Requests for data may still be under
 * way: tests hold some of them back on purpose.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    wait => {
      const isMoving = document.getAnimations().some(({ playState, currentTime, effect }) => {
        const { delay = 0, endTime = 0 } = effect?.getComputedTiming() ?? {}
        // What turns for ever, and what begins later, are part of a settled page.
        return playState === 'running' && endTime !== Number.POSITIVE_INFINITY && Number(currentTime) >= Number(delay)
      })
      const isLoaded =
        document.fonts.status === 'loaded' &&
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet) &&
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
      // Places are many to read: only once nothing else is awaited.
      if (isMoving || !isLoaded) return false
      const layout = [wait]
      for (const element of document.querySelectorAll('*')) {
        const { x, y, width, height } = element.getBoundingClientRect()
        layout.push(x, y, width, height)
      }
      const seen = globalThis as { settledLayout?: number[] }
      const former = seen.settledLayout ?? []
      seen.settledLayout = layout
      return layout.length === former.length && layout.every((place, index) => place === former[index])
    },
    ++waits,
    { polling: betweenLooks },
  )
}

/** Waits until the page has settled and asks for nothing more: for what it must not show, or must not ask for. */
export async function waitUntilIdle(page: Page): Promise<void> {
  const pending = requests.get(page)
  do {
    // `expect.poll()` is for tests alone, and hooks open pages as well.
    while (pending?.size) {
      await Promise.race([page.waitForEvent('requestfinished'), page.waitForEvent('requestfailed')])
    }
    await waitUntilSettled(page)
  } while (pending?.size)
}

interface Box {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** Where an element stands in the window, once the page has settled. */
export async function readBox(element: Locator): Promise<Box> {
  await element.waitFor({ state: 'attached' })
  await waitUntilSettled(element.page())
  return element.evaluate(element => {
    const { top, left, bottom, right } = element.getBoundingClientRect()
    return { top, left, bottom, right }
  })
}

/** By how many pixels the page is wider than its window, once it has settled. */
export async function readOverflow(page: Page): Promise<number> {
  await waitUntilSettled(page)
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** The elements of these whose content is wider than they are, once the page has settled. Links and icons may be. */
export async function readCutElements(elements: Locator): Promise<string[]> {
  await waitUntilSettled(elements.page())
  return elements.evaluateAll(all =>
    all
      .filter(element => element.checkVisibility() && element.clientWidth > 0)
      .filter(element => element.scrollWidth > element.clientWidth + 1)
      .map(element => `${element.tagName}.${element.className}`),
  )
}
