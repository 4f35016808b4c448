import { type ReactNode, useEffect, useRef } from 'react'

export interface ArrivalHeadingProps {
  readonly as: 'h2' | 'h3' | 'h4'
  readonly className?: string
  readonly children: ReactNode
}

/** The title of what an action of the user made appear: it takes the focus, and is read from there. */
export function ArrivalHeading({ as: Heading, className, children }: ArrivalHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Heading ref={heading} tabIndex={-1} className={className}>
      {children}
    </Heading>
  )
}
