import { useSyncExternalStore } from 'react'

/** From here on the list and the map stand side by side; the style sheet says the same. */
const wide = '(width >= 62em)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the window has room for two columns; the first display supposes that it has not. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )
