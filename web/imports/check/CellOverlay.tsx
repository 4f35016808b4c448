import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

export interface CellOverlayProps {
  readonly scroller: RefObject<HTMLElement | null>
  /** The place of the cell in the content of the scroller. */
  readonly top: number
  readonly left: number
  readonly width: number
  /** What stays in sight at the top and the left of the scroller. */
  readonly headerHeight: number
  readonly numberWidth: number
  readonly children: ReactNode
}

/** Lays the editor of a cell over the table, from which it may stick out; it follows the cell when the table scrolls. */
export function CellOverlay({ scroller, top, left, width, headerHeight, numberWidth, children }: CellOverlayProps) {
  const overlay = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const box = overlay.current
    const table = scroller.current
    if (!box || !table) return
    const place = () => {
      const room = table.clientWidth - numberWidth
      box.style.minWidth = `${Math.min(width, room)}px`
      box.style.maxWidth = `${room}px`
      const farthest = Math.max(numberWidth, table.clientWidth - box.offsetWidth)
      box.style.left = `${clamp(left - table.scrollLeft, numberWidth, farthest)}px`
      box.style.top = `${clamp(top - table.scrollTop, headerHeight, Math.max(headerHeight, table.clientHeight - headerHeight))}px`
    }
    place()
    box.scrollIntoView({ block: 'nearest' })
    // The overlay grows with its text.
    const sizes = new ResizeObserver(place)
    sizes.observe(box)
    sizes.observe(table)
    table.addEventListener('scroll', place, { passive: true })
    return () => {
      sizes.disconnect()
      table.removeEventListener('scroll', place)
    }
  }, [scroller, top, left, width, headerHeight, numberWidth])

  return (
    <div ref={overlay} className="mc-check-overlay">
      {children}
    </div>
  )
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
