import { useEffect, useState } from 'react'

/** Milliseconds without a key after which the number of suggestions is told: screen readers speak letters first. */
const countDelay = 700

/** The text, once it has not changed for a while; nothing at once. */
export function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), text === '' ? 0 : countDelay)
    return () => clearTimeout(timer)
  }, [text])
  return delayed
}
