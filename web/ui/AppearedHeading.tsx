import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of what takes a form's place once it is sent: it takes the focus, and screen readers read on from there. */
export function AppearedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
