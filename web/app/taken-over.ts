import { useEffect } from 'react'

/** Says that what the page shows works, once React has taken over the elements before it. */
export function TakenOver(): null {
  useEffect(() => {
    document.getElementById('root')?.removeAttribute('aria-busy')
    document.getElementById('unopened')?.remove()
    // The fields of a first display wait, for what would be typed before React listens would be lost.
    for (const field of document.querySelectorAll('[data-waiting]')) {
      field.removeAttribute('data-waiting')
      field.removeAttribute('disabled')
    }
  }, [])
  return null
}
