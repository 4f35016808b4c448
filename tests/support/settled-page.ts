import type { Page } from 'playwright-core'

let waits = 0

/**
 * Waits until the page has settled: its style sheets, pictures and letters are there, nothing moves, and two frames in a
 * row have one layout. Positions and sizes are read, and pages judged, after this. Requests for data may still be under
 * way: tests hold some of them back on purpose.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForFunction(wait => {
    const isMoving = document.getAnimations().some(({ playState, currentTime, effect }) => {
      const { delay = 0, endTime = 0 } = effect?.getComputedTiming() ?? {}
      // What turns for ever, and what begins later, are part of a settled page.
      return playState === 'running' && endTime !== Number.POSITIVE_INFINITY && Number(currentTime) >= Number(delay)
    })
    const isLoaded =
      document.fonts.status === 'loaded' &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet) &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
    const places = [...document.querySelectorAll('*')].map(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return `${x} ${y} ${width} ${height}`
    })
    const layout = `${wait}: ${places.join()}`
    const seen = globalThis as { settledLayout?: string }
    const isStill = seen.settledLayout === layout
    seen.settledLayout = layout
    return isLoaded && !isMoving && isStill
  }, ++waits)
}
