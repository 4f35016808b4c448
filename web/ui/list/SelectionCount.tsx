import type { ReactNode } from 'react'
import { useListWords } from './words/list-words.ts'

export interface SelectionCountProps {
  /** Number of items chosen. */
  readonly count: number
  /** How many of them the open page does not show. */
  readonly elsewhere: number
  /** Tells how many are chosen. */
  readonly text: string
  /** More about the choice. */
  readonly children?: ReactNode
}

/** How many items are chosen, and how many of them are out of sight: seen as long as there is a choice, always told. */
export function SelectionCount({ count, elsewhere, text, children }: SelectionCountProps) {
  const words = useListWords()
  return (
    <p className={count === 0 ? 'fr-sr-only' : 'fr-text--bold fr-mb-0'} role="status">
      {text}
      {elsewhere > 0 && words.elsewhere(elsewhere, count)}
      {children && <span className="fr-hint-text">{children}</span>}
    </p>
  )
}
