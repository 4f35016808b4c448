import { type RefObject, useEffect, useState } from 'react'

/** Number of rows rendered above and below the visible ones. */
const overscan = 4

export interface RowRange {
  readonly first: number
  readonly last: number
}

export interface RowPlacement {
  /** Indexes of the rows to render, in order. */
  readonly indexes: readonly number[]
  readonly range: RowRange
  /** The rows in sight, even in part. */
  readonly inSight: RowRange
  /** Whether the browser has laid the table out: reading its size earlier would force a layout. */
  readonly isLaidOut: boolean
  /** Scrolls as little as it takes to make a row visible. */
  show(index: number): void
}

/**
 * The rows to render of a table whose rows all have the same height. Arithmetic places them: a virtualizer that holds
 * the place of each froze the page at 100 000 rows. One more row, the pinned one, is always rendered.
 */
export function useRowRange(
  scroller: RefObject<HTMLElement | null>,
  {
    total,
    rowHeight,
    headerHeight,
    pinned,
  }: { total: number; rowHeight: number; headerHeight: number; pinned: number },
): RowPlacement {
  const [visible, setVisible] = useState<RowRange | null>(null)

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => {
      const first = Math.floor(element.scrollTop / rowHeight)
      const last = Math.ceil((element.scrollTop + element.clientHeight - headerHeight) / rowHeight)
      setVisible(visible => (visible?.first === first && visible.last === last ? visible : { first, last }))
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [scroller, rowHeight, headerHeight])

  const { first, last } = visible ?? { first: 0, last: 0 }
  const range = { first: Math.max(0, first - overscan), last: Math.min(total - 1, last + overscan) }
  const visibleIndexes = Array.from(
    { length: Math.max(0, range.last - range.first + 1) },
    (_, index) => range.first + index,
  )
  return {
    indexes: addPinned(visibleIndexes, pinned, total),
    range,
    inSight: { first, last: last - 1 },
    isLaidOut: visible !== null,
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
export function addPinned(visibleIndexes: number[], pinned: number, total: number): number[] {
  if (pinned < 0 || pinned >= total || visibleIndexes.includes(pinned)) return visibleIndexes
  return pinned < (visibleIndexes[0] ?? 0) ? [pinned, ...visibleIndexes] : [...visibleIndexes, pinned]
}
