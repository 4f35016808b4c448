import { useLayoutEffect, useSyncExternalStore } from 'react'

let own: string | null = null
const listeners = new Set<() => void>()

function set(title: string | null): void {
  own = title
  for (const listener of listeners) listener()
}

/** Titles the page by what it shows, in place of the name of its screen, as long as the caller is there. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    set(title)
    return () => set(null)
  }, [title])
}

/** The title that what is shown asked for, if any. */
export const ownPageTitle = (): string | null => own

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useOwnPageTitle = (): string | null => useSyncExternalStore(subscribe, ownPageTitle, () => null)
