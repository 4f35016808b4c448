import { Button } from '@codegouvfr/react-dsfr/Button'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { ChoiceList } from '../../ui/ChoiceList.tsx'
import { joinValues, splitValues } from './cell-values.ts'
import type { AllowedValue, ColumnFormat, ColumnView } from './check-protocol.ts'
import { useCheckWords } from './words/check-words.ts'

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

/** The field to edit a cell: a list where its values are known, which several may be ticked in if the cell holds several. */
export function CellEditor(props: CellEditorProps) {
  const { values, separator, format } = props.column
  if (!values) return format ? <FormattedEditor {...props} format={format} /> : <TextEditor {...props} />
  if (separator === null) return <ValueEditor {...props} values={values} />
  const list = { ...props, values, separator }
  return props.onCancel ? <ListEditor {...list} onCancel={props.onCancel} /> : <OpenableList {...list} />
}

/** Edits the text of a cell as it is shown: the worker reads it again. */
function FormattedEditor({ format, ...props }: CellEditorProps & { readonly format: ColumnFormat }) {
  const shown = format.show(props.text)
  return (
    <TextEditor
      {...props}
      text={shown}
      onCommit={(text, by) => props.onCommit(text === shown ? props.text : text, by)}
    />
  )
}

/** How a key ends an edit; null for a key that does not. */
function endOf({ key, shiftKey }: KeyboardEvent, { tabMoves }: CellEditorProps): EditEnd | null {
  if (key === 'Enter') return 'enter'
  return key === 'Tab' && tabMoves ? (shiftKey ? 'previous' : 'next') : null
}

/** Ends an edit once, by its keys or by leaving the field. */
function useEditEnd({ onCommit, onCancel }: CellEditorProps) {
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

const fieldClass = (name: string, { onCancel }: CellEditorProps): string =>
  `${name} mc-check-cell-field${onCancel ? ' mc-check-cell-field--in-grid' : ''}`

/** As wide as its text, up to the width of the table; then as high. */
function TextEditor(props: CellEditorProps) {
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

function ValueEditor(props: CellEditorProps & { readonly values: readonly AllowedValue[] }) {
  const { values, text, typed, label, problemId, isWrong, onCancel } = props
  const [draft, setDraft] = useState(typed === undefined ? text : (findTyped(values, typed) ?? text))
  const { commit, cancel } = useEditEnd(props)
  const field = useRef<HTMLSelectElement>(null)
  const opensAtOnce = onCancel !== null
  useLayoutEffect(() => {
    if (opensAtOnce) field.current?.focus({ preventScroll: true })
  }, [opensAtOnce])
  const handleKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    const by = endOf(event, props)
    if (by) {
      event.preventDefault()
      commit(draft, by)
    } else if (event.key === 'Escape' && onCancel) {
      event.preventDefault()
      cancel()
    }
  }
  return (
    <select
      className={fieldClass('fr-select', props)}
      value={draft}
      aria-label={label}
      aria-describedby={problemId}
      aria-invalid={isWrong}
      ref={field}
      onChange={({ target }) => {
        setDraft(target.value)
        if (!onCancel) commit(target.value, 'enter')
      }}
      onKeyDown={handleKey}
      onBlur={() => commit(draft, 'leaving')}
    >
      <ValueOptions values={values} present={text} format={props.column.format} />
    </select>
  )
}

/** The options of a list of values, codes with their names. */
export function ValueOptions({
  values,
  present,
  format,
}: {
  readonly values: readonly AllowedValue[]
  readonly present: string
  readonly format?: ColumnFormat | undefined
}) {
  const { grid } = useCheckWords()
  const nameOf = format?.option ?? ((value, label) => (label === null ? value : grid.named(value, label)))
  return (
    <>
      {!values.some(({ value }) => value === present) && <option value={present}>{grid.current(present)}</option>}
      {present !== '' && <option value="">{grid.leave}</option>}
      {values.map(({ value, label }) => (
        <option key={value} value={value}>
          {nameOf(value, label)}
        </option>
      ))}
    </>
  )
}

/** The first value whose code or name starts with what is typed. */
function findTyped(values: readonly AllowedValue[], typed: string): string | undefined {
  const start = typed.toLocaleLowerCase()
  const starts = (text: string | null) => text?.toLocaleLowerCase().startsWith(start) === true
  return values.find(({ value, label }) => starts(value) || starts(label))?.value
}

type ListEditorProps = CellEditorProps & {
  readonly values: readonly AllowedValue[]
  readonly separator: string
  readonly onCancel: () => void
}

/** The allowed values to tick; those that the cell holds and the list does not are there to be unticked. */
function ListEditor(props: ListEditorProps) {
  const { values, separator, text, label, problemId } = props
  const { grid } = useCheckWords()
  const id = useId()
  const present = splitValues(text, separator)
  const [chosen, setChosen] = useState<readonly string[]>(present)
  const { commit, cancel } = useEditEnd(props)
  const end = (by: EditEnd) => commit(joinValues(chosen, text, separator), by)
  const unknown = present.filter(value => !values.some(allowed => allowed.value === value))
  const options = [
    ...unknown.map(value => ({ value, label: grid.notInList(value), searched: value })),
    ...values.map(({ value, label }) => ({
      value,
      label: props.column.format?.option(value, label) ?? (label === null ? value : grid.named(value, label)),
      searched: label === null ? value : `${value} ${label}`,
    })),
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
      <ChoiceList id={id} options={options} chosen={chosen} words={grid.list} takesFocus onChange={setChosen} />
      <div className="mc-check-actions fr-mt-2w">
        <Button size="small" onClick={() => end('enter')}>
          {grid.list.accept}
        </Button>
        <Button size="small" priority="tertiary" onClick={cancel}>
          {grid.list.cancel}
        </Button>
      </div>
    </div>
  )
}

/** A text field with a list to open, where fields are always open. */
function OpenableList(props: CellEditorProps & Omit<ListEditorProps, 'onCancel'>) {
  const { grid } = useCheckWords()
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen) {
    return (
      <>
        <TextEditor {...props} />
        <Button
          size="small"
          priority="secondary"
          className="fr-mt-1w"
          iconId="fr-icon-list-unordered"
          onClick={() => setIsOpen(true)}
        >
          {grid.list.open}
        </Button>
      </>
    )
  }
  const close = () => setIsOpen(false)
  return (
    <ListEditor
      {...props}
      onCommit={(text, by) => {
        close()
        props.onCommit(text, by)
      }}
      onCancel={close}
    />
  )
}
