import { type RefObject, useEffect, useRef } from 'react'

/**
 * The heading of a list, which takes the focus when the reader goes to another page of it. Another size leaves the focus
 * on its list of choices, which arrow keys change step by step (RGAA 7.4).
 */
export function useHeadingOfPages(page: number, size: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef({ page, size })
  useEffect(() => {
    if (last.current.page !== page && last.current.size === size) heading.current?.focus()
    last.current = { page, size }
  }, [page, size])
  return heading
}
