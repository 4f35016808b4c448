import { type KeyboardEvent, useRef } from 'react'
import type { ColumnView } from '../check-protocol.ts'

/** What ends an edit: Enter, Tab or Shift+Tab to the cell beside, or leaving the field. */
export type EditEnd = 'enter' | 'next' | 'previous' | 'leaving'

export interface CellEditorProps {
  readonly column: ColumnView
  readonly text: string
  /** What the user typed to open the editor: the start of a new text, or of the value to choose. */
  readonly typed?: string
  /** Accessible name: the place of the cell. */
  readonly label: string
  /** Id of the element that describes the errors of the cell. */
  readonly problemId: string | undefined
  /** Whether the cell is refused. */
  readonly isWrong: boolean
  /** Called when the edit ends, with Enter or by leaving the field. */
  readonly onCommit: (text: string, by: EditEnd) => void
  /** Null where the field is always open, so that there is nothing to close. */
  readonly onCancel: (() => void) | null
  /** Whether Tab leads to the cell beside; it leaves the field otherwise. */
  readonly tabMoves?: boolean
}

/** How a key ends an edit; null for a key that does not. */
export function endOf({ key, shiftKey }: KeyboardEvent, { tabMoves }: CellEditorProps): EditEnd | null {
  if (key === 'Enter') return 'enter'
  return key === 'Tab' && tabMoves ? (shiftKey ? 'previous' : 'next') : null
}

/** Ends an edit once, by its keys or by leaving the field. */
export function useEditEnd({ onCommit, onCancel }: CellEditorProps) {
  const hasEnded = useRef(false)
  return {
    commit(text: string, by: EditEnd) {
      if (hasEnded.current) return
      hasEnded.current = onCancel !== null
      onCommit(text, by)
    },
    cancel() {
      hasEnded.current = true
      onCancel?.()
    },
  }
}

export const fieldClass = (name: string, { onCancel }: CellEditorProps): string =>
  `${name} mc-check-cell-field${onCancel ? ' mc-check-cell-field--in-grid' : ''}`
