import { currentTermsVersion } from '@ma-cantine/lib/accounts/terms-version'
import { useSyncExternalStore } from 'react'
import { closedTermsNotice } from '../app/device/items.ts'

const listeners = new Set<() => void>()

/** The version whose notice was closed stays in the tab. */
const isClosed = (): boolean => closedTermsNotice.get() === currentTermsVersion

/** Closes the notice for the visit; it comes back with the next one. */
export function closeTermsNotice(): void {
  closedTermsNotice.set(currentTermsVersion)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the notice was closed. First displays have none: they are the same for all users. */
export const useTermsNoticeClosed = (): boolean => useSyncExternalStore(subscribe, isClosed, () => true)
