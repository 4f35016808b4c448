import { useSyncExternalStore } from 'react'

/** From where a table is easier to work in than a list of cards: the DSFR's md. */
const wide = '(min-width: 48em)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
