import type { ReactNode } from 'react'

export interface ScrollRegionProps {
  /** Names its content for screen readers. */
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A region that may be wider than the screen. It takes the focus so that the keyboard can scroll it (RGAA 12.8, WCAG
 * 2.1.1).
 */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets the keyboard reach a scrolling region by itself
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
