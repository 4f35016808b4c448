import { type RefObject, useEffect, useRef, useState } from 'react'

/** Pixels around the window in which an element counts as near: about what is loaded by the time it is reached. */
const margin = '400px'

/** Whether an element has come near the visible part of the page; once it has, it stays so. */
export function useNearScreen<Element extends HTMLElement>(): {
  readonly ref: RefObject<Element | null>
  readonly isNear: boolean
} {
  const ref = useRef<Element>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !ref.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear])
  return { ref, isNear }
}
