import { useSyncExternalStore } from 'react'

/** Listens to whether the window is at least so wide. */
function widthFrom(least: string) {
  const media = `(min-width: ${least})`
  return {
    subscribe(listener: () => void): () => void {
      const query = matchMedia(media)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    read: () => matchMedia(media).matches,
  }
}

/** Breakpoints of the design system. */
const widths = { md: widthFrom('48em'), lg: widthFrom('62em') } as const

/** Whether the window is at least so wide; what the server renders supposes that it is not. */
export const useIsWide = (from: keyof typeof widths): boolean =>
  useSyncExternalStore(widths[from].subscribe, widths[from].read, () => false)
