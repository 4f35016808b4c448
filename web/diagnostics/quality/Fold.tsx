import { type MouseEvent, type ReactNode, type ToggleEvent, useState } from 'react'
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
  const keepOpen = (event: MouseEvent) => {
    if (isNeeded) event.preventDefault()
  }
  const toggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open)
  return (
    <details className="mc-fold" open={isOpen || isNeeded} onToggle={toggle}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, and its keys click */}
      <summary onClick={keepOpen}>{title}</summary>
      {children}
    </details>
  )
}
