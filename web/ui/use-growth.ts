import { startTransition, useEffect, useState } from 'react'
import { painted } from '../app/painted.ts'

/**
 * How many of the parts of something large to show by now: one, then one more after each paint, so that the page answers
 * in between. Only where all at once holds a modest phone up for longer than a person overlooks, which is measured.
 */
export function useGrowth(whole: number): number {
  const [allowed, allow] = useState(1)
  useEffect(() => {
    if (allowed >= whole) return
    let current = true
    void painted().then(() => {
      if (current) startTransition(() => allow(allowed + 1))
    })
    return () => {
      current = false
    }
  }, [allowed, whole])
  return Math.min(allowed, whole)
}
