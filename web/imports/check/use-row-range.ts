import { type RefObject, useEffect, useState } from 'react'

/** Number of rows rendered above and below the visible ones. */
const beyond = 4

export interface RowRange {
  readonly first: number
  readonly last: number
}

export interface RowsInPlace {
  /** Indexes of the rows to render, in order. */
  readonly indexes: readonly number[]
  readonly range: RowRange
  /** Whether the browser has laid the table out: reading its size earlier would force a layout. */
  readonly laidOut: boolean
  /** Scrolls as little as it takes to make a row visible. */
  show(index: number): void
}

/**
 * The rows to render of a table whose rows all have the same height. Arithmetic places them: a virtualizer that holds
 * the place of each froze the page at 100 000 rows. One more row, the pinned one, is always rendered.
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

/**
 * Adds the pinned row in order: moving the focused cell in the document while it is scrolled away would lose the focus.
 */
export function withKept(inSight: number[], kept: number, total: number): number[] {
  if (kept < 0 || kept >= total || inSight.includes(kept)) return inSight
  return kept < (inSight[0] ?? 0) ? [kept, ...inSight] : [...inSight, kept]
}
