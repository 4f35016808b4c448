import { startTransition, useEffect, useState } from 'react'
import { waitForPaint } from '../app/wait-for-paint.ts'

/**
 * @returns how many parts of a large content to render by now: one, then one more after each paint, so that the page
 * answers in between. Use it only where a measure shows that rendering all at once blocks a modest phone.
 */
export function useProgressiveCount(total: number): number {
  const [count, setCount] = useState(1)
  useEffect(() => {
    if (count >= total) return
    let current = true
    void waitForPaint().then(() => {
      if (current) startTransition(() => setCount(count + 1))
    })
    return () => {
      current = false
    }
  }, [count, total])
  return Math.min(count, total)
}
