import type { BrowserContext } from 'playwright-core'

/**
 * Runs the loops of pages ten times a second rather than sixty: the scripts of the design system have one in each page, and
 * each turn makes a frame. What asks for a single frame gets the next one.
 */
export const slowFrames = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const askForFrame = requestAnimationFrame.bind(globalThis)
    const wait = setTimeout.bind(globalThis)
    const lastTurns = new WeakMap<FrameRequestCallback, number>()
    const [turn, soon] = [100, 200]
    globalThis.requestAnimationFrame = callback => {
      const now = Date.now()
      const isLoop = now - (lastTurns.get(callback) ?? 0) < soon
      lastTurns.set(callback, now)
      if (!isLoop) return askForFrame(callback)
      wait(() => askForFrame(callback), turn)
      // No loop of these pages is ever cancelled by its number.
      return 0
    }
  })
