import { useLayoutEffect } from 'react'
import { Store, useStore } from './store.ts'

const own = new Store<string | null>(null)

/** Titles the page by what it shows, in place of the name of its screen, as long as the caller is there. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    own.set(title)
    return () => own.set(null)
  }, [title])
}

/** The title that what is shown asked for, if any. */
export const ownPageTitle = (): string | null => own.get()
export const useOwnPageTitle = (): string | null => useStore(own)
