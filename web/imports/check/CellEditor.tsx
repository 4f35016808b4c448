import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { ShownColumn } from './check-protocol.ts'
import { useCheckWords } from './words/check-words.ts'

export interface CellEditorProps {
  readonly column: ShownColumn
  readonly text: string
  /** Says which cell it is. */
  readonly label: string
  /** Id of what is wrong with the cell. */
  readonly problemId: string | undefined
  /** How the edit ends: by Enter, or by going elsewhere. */
  readonly onCommit: (text: string, by: 'enter' | 'leaving') => void
  /** Null where the field is always there, and nothing is left by giving up. */
  readonly onCancel: (() => void) | null
}

/** A longer list is typed in with suggestions: nobody scrolls through it. */
const longestSelect = 40

/** The field that a cell is typed in: a list of its values where there is one. */
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
    // The keys of a field are its own: those of the grid do not hear them.
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
    // The person asked for the field: it is where they type next.
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

/** The cell with its last item replaced. */
const withLast = (text: string, value: string, separator: string): string =>
  [...text.split(separator).slice(0, -1), value].join(separator)
