import { useSyncExternalStore } from 'react'

/** The width from which a table is easier to use than cards: the `md` breakpoint of the DSFR. */
const wide = '(min-width: 48em)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
