import { useEffect, useSyncExternalStore } from 'react'

let title: string | null = null
const listeners = new Set<() => void>()

function set(next: string | null): void {
  title = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The title that the screen which is open gives the page, in place of its own; null when it gives none. */
export const useGivenTitle = (): string | null => useSyncExternalStore(subscribe, () => title)

/** Titles the page by what it shows: the name of a canteen, of a measure. Said without the name of the product. */
export function usePageTitle(given: string): void {
  useEffect(() => {
    set(given)
    return () => set(null)
  }, [given])
}
