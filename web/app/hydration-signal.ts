import { useEffect } from 'react'

/** Marks the page as working, once React has taken over the elements of the first display. */
export function HydrationSignal(): null {
  useEffect(() => {
    document.getElementById('root')?.removeAttribute('aria-busy')
    document.getElementById('unopened')?.remove()
    // Fields of a first display are disabled until now: text typed before React listens would be lost.
    for (const field of document.querySelectorAll('[data-waiting]')) {
      field.removeAttribute('data-waiting')
      field.removeAttribute('disabled')
    }
  }, [])
  return null
}
