import { Button } from '@codegouvfr/react-dsfr/Button'
import { useId, useState } from 'react'
import { ChoiceList } from '../../../ui/ChoiceList.tsx'
import { joinValues, splitValues } from '../cell-values.ts'
import type { AllowedValue } from '../check-protocol.ts'
import { useCheckWords } from '../words/check-words.ts'
import { cellChoices, typedValues } from './cell-choices.ts'
import { type CellEditorProps, type EditEnd, useEditEnd } from './cell-edit.ts'

export type ListEditorProps = CellEditorProps & {
  readonly values: readonly AllowedValue[]
  readonly separator: string
  readonly onCancel: () => void
}

/** The allowed values to tick; those that the cell holds and the list does not are there to be unticked. */
export function ListEditor(props: ListEditorProps) {
  const { values, separator, text, typed = '', label, problemId } = props
  const { grid } = useCheckWords()
  const id = useId()
  const present = splitValues(text, separator)
  const [chosen, setChosen] = useState<readonly string[]>(present)
  const [search, setSearch] = useState(typed)
  /** Whether what is searched has served to tick a box: it is no value by itself then. */
  const [hasServed, setHasServed] = useState(false)
  const { commit, cancel } = useEditEnd(props)
  const choices = cellChoices(values, props.column.format, grid.named)
  const end = (by: EditEnd) => {
    const added = hasServed ? [] : typedValues(choices, search, separator)
    commit(joinValues([...new Set([...chosen, ...added])], text, separator), by)
  }
  const unknown = present.filter(value => !values.some(allowed => allowed.value === value))
  const options = [
    ...unknown.map(value => ({ value, label: grid.notInList(value), searched: value })),
    ...choices.map(({ value, label, names = [] }) => ({ value, label, searched: names.join(' ') })),
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be focused where the browser gives it the clicks beside its boxes.
    <div
      role="group"
      aria-label={label}
      aria-describedby={problemId}
      // Takes the focus of a click on a label, which would otherwise leave the list.
      tabIndex={-1}
      className="mc-check-list fr-p-2w"
      onKeyDown={event => {
        event.stopPropagation()
        if (event.key === 'Escape') {
          event.preventDefault()
          cancel()
        } else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
          event.preventDefault()
          end('enter')
        }
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) end('leaving')
      }}
    >
      <ChoiceList
        id={id}
        options={options}
        chosen={chosen}
        words={grid.list}
        search={search}
        takesFocus
        onSearch={text => {
          setSearch(text)
          setHasServed(false)
        }}
        onChange={values => {
          setChosen(values)
          setHasServed(true)
        }}
      />
      <div className="mc-check-actions fr-mt-2w">
        <Button type="button" size="small" onClick={() => end('enter')}>
          {grid.list.accept}
        </Button>
        <Button type="button" size="small" priority="tertiary" onClick={cancel}>
          {grid.list.cancel}
        </Button>
      </div>
    </div>
  )
}
