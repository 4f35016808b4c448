import { type RefObject, useEffect, useState } from 'react'

/** Rows kept in the page beyond those in sight. */
const beyond = 4

export interface RowRange {
  readonly first: number
  readonly last: number
}

export interface RowsInPlace {
  /** Numbers of the rows that are in the page, in order. */
  readonly indexes: readonly number[]
  readonly range: RowRange
  /** Whether the table has been laid out: to ask for its size before would hold the page up. */
  readonly laidOut: boolean
  /** Scrolls no more than it takes for a row to be in sight. */
  show(index: number): void
}

/**
 * The rows in sight of a table whose rows are all as high, however many they are: arithmetic is enough, where to hold
 * the place of each would freeze the page. One row more stays in the page, wherever it is.
 */
export function useRowRange(
  scroller: RefObject<HTMLElement | null>,
  { total, rowHeight, headerHeight, kept }: { total: number; rowHeight: number; headerHeight: number; kept: number },
): RowsInPlace {
  const [seen, setSeen] = useState<RowRange | null>(null)

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const first = Math.floor(element.scrollTop / rowHeight)
      const last = Math.ceil((element.scrollTop + element.clientHeight - headerHeight) / rowHeight)
      setSeen(seen => (seen?.first === first && seen.last === last ? seen : { first, last }))
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller, rowHeight, headerHeight])

  const { first, last } = seen ?? { first: 0, last: 0 }
  const range = { first: Math.max(0, first - beyond), last: Math.min(total - 1, last + beyond) }
  const inSight = Array.from({ length: Math.max(0, range.last - range.first + 1) }, (_, index) => range.first + index)
  return {
    indexes: withKept(inSight, kept, total),
    range,
    laidOut: seen !== null,
    show(index) {
      const element = scroller.current
      if (!element) return
      const top = index * rowHeight
      const room = element.clientHeight - headerHeight - rowHeight
      if (element.scrollTop > top) element.scrollTop = top
      else if (element.scrollTop < top - room) element.scrollTop = top - room
    },
  }
}

/** In order: a cell that has the focus must not move in the page while it is scrolled out of sight. */
export function withKept(inSight: number[], kept: number, total: number): number[] {
  if (kept < 0 || kept >= total || inSight.includes(kept)) return inSight
  return kept < (inSight[0] ?? 0) ? [kept, ...inSight] : [...inSight, kept]
}
