import { useLayoutEffect } from 'react'
import { Store, useStore } from './store.ts'

const customTitle = new Store<string | null>(null)

/** Titles the page by its content instead of the name of its screen, as long as the caller is mounted. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    customTitle.set(title)
    return () => customTitle.set(null)
  }, [title])
}

/** The title set by `usePageTitle`; null when there is none. */
export const customPageTitle = (): string | null => customTitle.get()
export const useCustomPageTitle = (): string | null => useStore(customTitle)
