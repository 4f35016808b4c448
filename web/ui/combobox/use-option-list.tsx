import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Marked } from './Marked.tsx'
import { useDelayed } from './use-delayed.ts'
import { useComboboxWords } from './words/combobox-words.ts'
import './combobox.css'

export interface ComboboxOption {
  /** Unique among the options. */
  readonly value: string
  /** What the field shows once it is chosen. */
  readonly label: string
  /** A second line, to tell apart options of the same name. */
  readonly detail?: string
}

export interface OptionListProps<Option extends ComboboxOption> {
  /** The id of the field; those of its parts start with it. */
  readonly id: string
  /** What is typed. */
  readonly text: string
  /** The suggestions for what is typed, best first. */
  readonly options: readonly Option[]
  readonly onChoose: (option: Option) => void
  /** The value of the option in force, where one of them has to be chosen. */
  readonly chosen?: string | undefined
  /** Says that nothing matches: where any text will do, no suggestion is no news. */
  readonly mustChoose?: boolean
  readonly opensAtOnce?: boolean
}

export interface OptionList<Option extends ComboboxOption> {
  /** For the field that the list belongs to. */
  readonly fieldProps: {
    readonly role: 'combobox'
    readonly 'aria-autocomplete': 'list'
    readonly 'aria-expanded': boolean
    readonly 'aria-controls': string
    readonly 'aria-activedescendant': string | undefined
    readonly onClick: () => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
  /** The option that the arrows reached. */
  readonly active: Option | null
  /** To call when another text is typed. */
  readonly onTyped: () => void
  readonly close: () => void
  /** The options, to show below the field. */
  readonly list: ReactNode
  /** Tells a screen reader how many options there are. */
  readonly status: ReactNode
}

/** Options that the list shows; beyond them, a text that is more precise helps better than scrolling. */
const shownOptions = 50

/** The options of a text field (the combobox of ARIA 1.2): arrows or a touch choose, Enter takes, Escape closes. */
export function useOptionList<Option extends ComboboxOption>(props: OptionListProps<Option>): OptionList<Option> {
  const { id, text, options, onChoose, chosen, mustChoose = false, opensAtOnce = false } = props
  const words = useComboboxWords()
  const [isOpen, setOpen] = useState(opensAtOnce)
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

  function choose(option: Option): void {
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

  return {
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': isShown && current >= 0 ? `${id}-option-${current}` : undefined,
      onClick: () => setOpen(true),
      onKeyDown,
    },
    active: (isShown && shown[current]) || null,
    onTyped() {
      setOpen(true)
      setActive(-1)
    },
    close,
    list: (
      <>
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
      </>
    ),
    status: (
      <p className="fr-sr-only" role="status">
        {status}
      </p>
    ),
  }
}
