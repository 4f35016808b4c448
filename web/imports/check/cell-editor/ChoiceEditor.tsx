import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { matchingOptions } from '../../../ui/combobox/matching-options.ts'
import { useOptionList } from '../../../ui/combobox/use-option-list.tsx'
import type { AllowedValue } from '../check-protocol.ts'
import { useCheckWords } from '../words/check-words.ts'
import { cellChoices, typedValue } from './cell-choices.ts'
import { type CellEditorProps, type EditEnd, endOf, fieldClass, useEditEnd } from './cell-edit.ts'

interface ChoiceEditorProps extends CellEditorProps {
  readonly values: readonly AllowedValue[]
  readonly onCancel: () => void
}

/**
 * A text that narrows the allowed values down. Only a value that was chosen, or named in full, replaces what was typed:
 * any other text stays in the cell, with its error.
 */
export function ChoiceEditor(props: ChoiceEditorProps) {
  const { values, text, typed, label, problemId, isWrong, column } = props
  const { grid } = useCheckWords()
  const id = useId()
  const choices = cellChoices(values, column.format, grid.named)
  const current = choices.find(({ value }) => value === text)
  const shown = current?.label ?? text
  const [draft, setDraft] = useState(typed ?? shown)
  const { commit, cancel } = useEditEnd(props)
  const field = useRef<HTMLInputElement>(null)
  const isUnchanged = draft === shown
  const { fieldProps, active, onTyped, list, status } = useOptionList({
    id,
    text: isUnchanged ? '' : draft,
    options: isUnchanged ? choices : matchingOptions(choices, draft),
    chosen: text,
    mustChoose: true,
    opensAtOnce: true,
    onChoose: ({ value }) => commit(value, 'enter'),
  })

  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true })
    // What is typed replaces what the cell holds; a first key is the start of a text.
    if (typed === undefined) field.current?.select()
    else field.current?.setSelectionRange(-1, -1)
  }, [typed])

  const end = (by: EditEnd) => commit(isUnchanged ? text : typedValue(choices, draft), by)
  const handleKey = (event: KeyboardEvent) => {
    // Keeps the keys typed in the field from the grid.
    event.stopPropagation()
    const by = endOf(event, props)
    if (by && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (active) commit(active.value, by)
      else end(by)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      cancel()
    } else fieldProps.onKeyDown(event)
  }

  return (
    <>
      <input
        {...fieldProps}
        ref={field}
        type="text"
        className={fieldClass('fr-input', props)}
        value={draft}
        aria-label={label}
        aria-describedby={problemId}
        aria-invalid={isWrong}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setDraft(target.value)
          onTyped()
        }}
        onKeyDown={handleKey}
        onBlur={() => end('leaving')}
      />
      {list}
      {status}
    </>
  )
}
