import type { ReactNode } from 'react'

export interface ScrollRegionProps {
  /** What scrolls in it. */
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** What may be wider than the screen: reached by the keyboard, which then scrolls it (RGAA 12.8, WCAG 2.1.1). */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard, in browsers that do not see to it
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
