/** Waits until the browser has painted, at most 300 ms: a hidden page never paints. */
export const waitForPaint = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 300)
  })
