import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { type CellEditorProps, type EditEnd, endOf, fieldClass, useEditEnd } from './cell-edit.ts'

/** As wide as its text, up to the width of the table; then as high. */
export function TextEditor(props: CellEditorProps) {
  const { text, typed, label, problemId, isWrong, onCancel } = props
  const [draft, setDraft] = useState(typed ?? text)
  const { commit, cancel } = useEditEnd(props)
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null)
  const suggestionsId = useId()
  const { suggestions } = props.column
  const opensAtOnce = onCancel !== null
  const [hasFocus, setHasFocus] = useState(opensAtOnce)

  useLayoutEffect(() => {
    if (!opensAtOnce) return
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(-1, -1)
  }, [opensAtOnce])

  // Spreadsheets add a line break to the cells that they copy.
  const end = (by: EditEnd) => commit(draft === text ? text : draft.replace(/[\r\n]+$/, ''), by)
  const handleKey = (event: KeyboardEvent) => {
    // Keeps the keys typed in the field from the grid.
    event.stopPropagation()
    const by = endOf(event, props)
    const isLineBreak = event.key === 'Enter' && event.shiftKey
    if (by && !isLineBreak && !event.nativeEvent.isComposing) {
      event.preventDefault()
      end(by)
    } else if (event.key === 'Escape' && onCancel) {
      event.preventDefault()
      cancel()
    } else if (event.key === 'Escape') setDraft(text)
  }
  const lines = draft.split('\n')
  const attributes = {
    ref: field,
    className: fieldClass('fr-input', props),
    value: draft,
    'aria-label': label,
    'aria-describedby': problemId,
    'aria-invalid': isWrong,
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setDraft(target.value),
    onKeyDown: handleKey,
    onBlur: () => end('leaving'),
  }
  if (suggestions && suggestions.length > 0) {
    return (
      <>
        <input type="text" {...attributes} list={suggestionsId} onFocus={() => setHasFocus(true)} />
        {hasFocus && (
          <datalist id={suggestionsId}>
            {suggestions.map(suggestion => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        )}
      </>
    )
  }
  return (
    <textarea
      {...attributes}
      // Browsers that cannot fit a field to its content get about as much room.
      rows={Math.min(8, lines.length)}
      style={
        onCancel && !CSS.supports('field-sizing', 'content')
          ? { width: `${Math.max(...lines.map(({ length }) => length)) + 4}ch` }
          : undefined
      }
    />
  )
}
