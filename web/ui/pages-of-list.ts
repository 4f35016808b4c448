import { type RefObject, useEffect, useRef } from 'react'

/** The number of a page in an address, from 1; 1 for anything else. */
export const readPageNumber = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1)

/** The heading of a list, which takes the focus when the reader goes to another page of it. */
export function useHeadingOfPages(page: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastPage = useRef(page)
  useEffect(() => {
    if (lastPage.current !== page) heading.current?.focus()
    lastPage.current = page
  }, [page])
  return heading
}
