import { type ReactNode, useEffect, useRef } from 'react'

export interface AppearedHeadingProps {
  /** 2 unless told. */
  readonly as?: 'h2' | 'h3' | 'h4'
  readonly className?: string
  readonly children: ReactNode
}

/** The heading of what takes a form's place once it is sent: it takes the focus, and screen readers read on from there. */
export function AppearedHeading({ as: Heading = 'h2', className, children }: AppearedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Heading ref={heading} tabIndex={-1} className={className}>
      {children}
    </Heading>
  )
}
