import { currentTermsVersion } from '@ma-cantine/lib/accounts/terms-version'
import { useSyncExternalStore } from 'react'

/** The version whose notice was closed, until the tab is. */
const key = 'conditions-a-lire-plus-tard'

const listeners = new Set<() => void>()

const isClosed = (): boolean => sessionStorage.getItem(key) === currentTermsVersion

/** Closes the notice for the visit; it comes back with the next one. */
export function closeTermsNotice(): void {
  sessionStorage.setItem(key, currentTermsVersion)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the notice was closed. First displays have none: they are the same for all users. */
export const useTermsNoticeClosed = (): boolean => useSyncExternalStore(subscribe, isClosed, () => true)
