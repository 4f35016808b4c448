import { useState } from 'react'
import type { AllowedValue } from '../check-protocol.ts'
import { type CellEditorProps, fieldClass } from './cell-edit.ts'
import { ValueOptions } from './ValueOptions.tsx'

/** The list of the browser, where fields are always open: what is chosen is taken at once. */
export function ValueSelect(props: CellEditorProps & { readonly values: readonly AllowedValue[] }) {
  const { values, text, label, problemId, isWrong, column, onCommit } = props
  const [draft, setDraft] = useState(text)
  return (
    <select
      className={fieldClass('fr-select', props)}
      value={draft}
      aria-label={label}
      aria-describedby={problemId}
      aria-invalid={isWrong}
      onChange={({ target }) => {
        setDraft(target.value)
        onCommit(target.value, 'enter')
      }}
    >
      <ValueOptions values={values} present={text} format={column.format} />
    </select>
  )
}
