/** Waits for the browser to paint; a page that is not in sight has nothing to paint, and waits a little. */
export const painted = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 300)
  })
