import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { ShownColumn } from './check-protocol.ts'
import { useCheckWords } from './words/check-words.ts'

export interface CellEditorProps {
  readonly column: ShownColumn
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
const longestSelect = 40

/** The field to edit a cell: a select where its values are a short list. */
export function CellEditor({ column, text, label, problemId, onCommit, onCancel }: CellEditorProps) {
  const { grid } = useCheckWords()
  const id = useId()
  const [typed, setTyped] = useState(text)
  const done = useRef(false)
  const look = onCancel ? 'mc-check-cell-field mc-check-cell-field--in-grid' : 'mc-check-cell-field'
  const { values, separator } = column

  const end = (how: 'enter' | 'leaving', value = typed) => {
    if (done.current) return
    done.current = onCancel !== null
    onCommit(value, how)
  }
  const pressed = (event: KeyboardEvent) => {
    // Keeps the keys typed in the field from the grid.
    event.stopPropagation()
    if (event.key === 'Enter') {
      event.preventDefault()
      end('enter')
    } else if (event.key === 'Escape' && onCancel) {
      event.preventDefault()
      done.current = true
      onCancel()
    } else if (event.key === 'Escape') setTyped(text)
  }
  const about = {
    'aria-label': label,
    'aria-describedby': problemId,
    'aria-invalid': problemId !== undefined,
    // The user opened the field, and expects to type in it.
    autoFocus: onCancel !== null,
    onKeyDown: pressed,
    onBlur: () => end('leaving'),
  }

  if (values && separator === null && values.length <= longestSelect) {
    return (
      <select
        {...about}
        className={`fr-select ${look}`}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
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
        {...about}
        type="text"
        className={`fr-input ${look}`}
        value={typed}
        list={values ? `${id}-values` : undefined}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      {values && (
        <datalist id={`${id}-values`}>
          {values.map(value => (
            <option key={value} value={separator === null ? value : withLast(typed, value, separator)} />
          ))}
        </datalist>
      )}
    </>
  )
}

/** Replaces the last item of the text. */
const withLast = (text: string, value: string, separator: string): string =>
  [...text.split(separator).slice(0, -1), value].join(separator)
