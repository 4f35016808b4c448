import { type ReactNode, type ToggleEvent, useState } from 'react'
import './quality.css'

interface FoldProps {
  /** Without a title, the content is not folded. */
  readonly title: string | null
  readonly isOpenAtFirst: boolean
  /** Whether the content must be seen, as where it is wrong: it cannot be folded then. */
  readonly isNeeded: boolean
  readonly children: ReactNode
}

/** Fields that one may leave alone, behind a line that opens them. */
export function Fold({ title, isOpenAtFirst, isNeeded, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  if (title === null) return children
  const toggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (isNeeded) currentTarget.open = true
    setOpen(currentTarget.open)
  }
  return (
    <details className="mc-fold" open={isOpen || isNeeded} onToggle={toggle}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
