import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useComboboxWords } from './words/combobox-words.ts'
import './combobox.css'
import { Marked } from './Marked.tsx'
import { useDelayed } from './use-delayed.ts'

export interface ComboboxOption {
  /** Unique among the options. */
  readonly value: string
  /** What the field shows once it is chosen. */
  readonly label: string
  /** A second line, to tell apart options of the same name. */
  readonly detail?: string
}

export interface ComboboxProps {
  /** The id of the field; those of its parts start with it. */
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is typed. */
  readonly text: string
  readonly onText: (text: string) => void
  /** The suggestions for what is typed, best first. */
  readonly options: readonly ComboboxOption[]
  readonly onChoose: (option: ComboboxOption) => void
  /** The value of the option in force, where one of them has to be chosen. */
  readonly chosen?: string
  /** Says that nothing matches: where any text will do, no suggestion is no news. */
  readonly mustChoose?: boolean
  readonly onBlur?: () => void
  readonly isRequired?: boolean
  readonly problem?: string | undefined
  readonly maxLength?: number
  readonly inputRef?: (input: HTMLInputElement | null) => void
}

/** Options that the list shows; beyond them, a text that is more precise helps better than scrolling. */
const shownOptions = 50

/**
 * A text field with suggestions (the combobox of ARIA 1.2): arrows or a touch choose, Enter takes, Escape closes. What
 * is typed stays as it is when nothing is chosen.
 */
export function Combobox(props: ComboboxProps) {
  const { id, label, hint, text, onText, options, onChoose, chosen, mustChoose = false, problem, inputRef } = props
  const words = useComboboxWords()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const list = useRef<HTMLDivElement>(null)
  const shown = options.slice(0, shownOptions)
  const rest = options.length - shown.length
  const current = active < shown.length ? active : -1
  const hasNone = mustChoose && shown.length === 0 && text.trim() !== ''
  const isShown = isOpen && (shown.length > 0 || hasNone)
  const status = useDelayed(isShown ? (hasNone ? words.none : words.count(options.length)) : '')

  useEffect(() => {
    if (current >= 0) list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
  }, [current])

  function close(): void {
    setOpen(false)
    setActive(-1)
  }

  function choose(option: ComboboxOption): void {
    onChoose(option)
    close()
  }

  function onKeyDown(event: KeyboardEvent): void {
    const option = shown[current]
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault()
        if (event.altKey) {
          if (event.key === 'ArrowUp') close()
          else setOpen(true)
          return
        }
        const step = event.key === 'ArrowDown' ? 1 : -1
        setOpen(true)
        // Beyond the last and before the first is the field itself.
        const places = shown.length + 1
        setActive(((current + 1 + step + places) % places) - 1)
        return
      }
      case 'Enter':
        // The Enter key takes a suggestion: it must not send the form.
        if (isShown) event.preventDefault()
        if (isShown && option) choose(option)
        else close()
        return
      case 'Escape':
        if (isShown) event.preventDefault()
        close()
    }
  }

  return (
    <div className={`fr-input-group mc-combobox${problem === undefined ? '' : ' fr-input-group--error'}`}>
      <label className="fr-label" htmlFor={id}>
        {label}
        {hint !== undefined && <span className="fr-hint-text">{hint}</span>}
      </label>
      <div className="mc-combobox__field">
        <input
          ref={inputRef}
          id={id}
          className={`fr-input${problem === undefined ? '' : ' fr-input--error'}`}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={props.maxLength}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={isShown && current >= 0 ? `${id}-option-${current}` : undefined}
          aria-required={props.isRequired === true}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-messages`}
          value={text}
          onChange={event => {
            setOpen(true)
            setActive(-1)
            onText(event.target.value)
          }}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close()
            props.onBlur?.()
          }}
        />
        <div
          ref={list}
          id={`${id}-list`}
          className="mc-combobox__list"
          role="listbox"
          aria-label={words.suggestions}
          hidden={!isShown || shown.length === 0}
        >
          {shown.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and the keys
            <div
              key={option.value}
              id={`${id}-option-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={option.value === chosen || index === current}
              data-active={index === current ? '' : undefined}
              // The field keeps the focus: losing it would close the list before the click.
              onMouseDown={event => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <Marked text={option.label} typed={option.value === chosen ? '' : text} />
              {option.detail !== undefined && <span className="mc-combobox__detail">{option.detail}</span>}
            </div>
          ))}
        </div>
        {isShown && (rest > 0 || hasNone) && (
          <p className="mc-combobox__note">{hasNone ? words.none : words.more(rest)}</p>
        )}
      </div>
      <div className="fr-messages-group" id={`${id}-messages`} aria-live="polite">
        {problem !== undefined && <p className="fr-message fr-message--error">{problem}</p>}
      </div>
      <p className="fr-sr-only" role="status">
        {status}
      </p>
    </div>
  )
}
