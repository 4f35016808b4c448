import { createContext, type ReactNode, use, useEffect, useRef } from 'react'

export interface FocusedHeadingProps {
  /** Level of the heading, h2 by default. */
  readonly as?: 'h2' | 'h3' | 'h4'
  readonly className?: string
  readonly children: ReactNode
}

/** Whether headings that may appear at any time leave the focus to who types or chooses elsewhere on the page. */
export const PoliteFocus = createContext(false)

const work = 'a, button, input, select, summary, textarea, td'

/**
 * A heading that takes the focus when it appears, in place of a form for example, so that screen readers read on from
 * there.
 */
export function FocusedHeading({ as: Heading = 'h2', className, children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isPolite = use(PoliteFocus)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once.
  useEffect(() => {
    if (!isPolite || !document.activeElement?.matches(work)) heading.current?.focus()
  }, [])
  return (
    <Heading ref={heading} tabIndex={-1} className={className}>
      {children}
    </Heading>
  )
}
