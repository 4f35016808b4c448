import { type ReactNode, useEffect, useRef } from 'react'

export interface FocusedHeadingProps {
  /** Level of the heading, h2 by default. */
  readonly as?: 'h2' | 'h3' | 'h4'
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A heading that takes the focus when it appears, in place of a form for example, so that screen readers read on from
 * there.
 */
export function FocusedHeading({ as: Heading = 'h2', className, children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Heading ref={heading} tabIndex={-1} className={className}>
      {children}
    </Heading>
  )
}
