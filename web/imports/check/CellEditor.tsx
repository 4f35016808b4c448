import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { ColumnView } from './check-protocol.ts'
import { useCheckWords } from './words/check-words.ts'

export interface CellEditorProps {
  readonly column: ColumnView
  readonly text: string
  /** Accessible name: the place of the cell. */
  readonly label: string
  /** Id of the element that describes the errors of the cell. */
  readonly problemId: string | undefined
  /** Called when the edit ends, with Enter or by leaving the field. */
  readonly onCommit: (text: string, by: 'enter' | 'leaving') => void
  /** Null where the field is always open, so that there is nothing to close. */
  readonly onCancel: (() => void) | null
}

/** Longest list shown as a select; a longer one becomes suggestions under a text field. */
const maximumSelectOptions = 40

/** The field to edit a cell: a select where its values are a short list. */
export function CellEditor({ column, text, label, problemId, onCommit, onCancel }: CellEditorProps) {
  const { grid } = useCheckWords()
  const id = useId()
  const [draft, setDraft] = useState(text)
  const hasEnded = useRef(false)
  const className = onCancel ? 'mc-check-cell-field mc-check-cell-field--in-grid' : 'mc-check-cell-field'
  const { values, separator } = column

  const end = (how: 'enter' | 'leaving', value = draft) => {
    if (hasEnded.current) return
    hasEnded.current = onCancel !== null
    onCommit(value, how)
  }
  const handleKey = (event: KeyboardEvent) => {
    // Keeps the keys typed in the field from the grid.
    event.stopPropagation()
    if (event.key === 'Enter') {
      event.preventDefault()
      end('enter')
    } else if (event.key === 'Escape' && onCancel) {
      event.preventDefault()
      hasEnded.current = true
      onCancel()
    } else if (event.key === 'Escape') setDraft(text)
  }
  const commonProps = {
    'aria-label': label,
    'aria-describedby': problemId,
    'aria-invalid': problemId !== undefined,
    // The user opened the field, and expects to type in it.
    autoFocus: onCancel !== null,
    onKeyDown: handleKey,
    onBlur: () => end('leaving'),
  }

  if (values && separator === null && values.length <= maximumSelectOptions) {
    return (
      <select
        {...commonProps}
        className={`fr-select ${className}`}
        value={draft}
        onChange={({ target }) => {
          setDraft(target.value)
          if (!onCancel) end('enter', target.value)
        }}
      >
        {!values.includes(text) && <option value={text}>{grid.current(text)}</option>}
        {text !== '' && <option value="">{grid.leave}</option>}
        {values.map(value => (
          <option key={value}>{value}</option>
        ))}
      </select>
    )
  }
  return (
    <>
      <input
        {...commonProps}
        type="text"
        className={`fr-input ${className}`}
        value={draft}
        list={values ? `${id}-values` : undefined}
        autoComplete="off"
        onChange={({ target }) => setDraft(target.value)}
      />
      {values && (
        <datalist id={`${id}-values`}>
          {values.map(value => (
            <option key={value} value={separator === null ? value : withLast(draft, value, separator)} />
          ))}
        </datalist>
      )}
    </>
  )
}

/** Replaces the last item of the text. */
const withLast = (text: string, value: string, separator: string): string =>
  [...text.split(separator).slice(0, -1), value].join(separator)
