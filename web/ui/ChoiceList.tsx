import { searchTerms, searchText } from '@ma-cantine/lib/lists/search-key'
import { type ReactNode, useEffect, useRef } from 'react'
import './searchable-choices.css'

export interface ChoiceListWords {
  readonly search: string
  readonly shown: (count: number) => string
  readonly chosen: (count: number) => string
  readonly none: string
}

export interface ChoiceListProps {
  /** Starts the ids of its fields. */
  readonly id: string
  readonly options: readonly { readonly value: string; readonly label: ReactNode; readonly searched: string }[]
  readonly chosen: readonly string[]
  readonly words: ChoiceListWords
  /** What narrows the list. */
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly onChange: (chosen: string[]) => void
  readonly isRequired?: boolean
  readonly isInvalid?: boolean
  readonly describedBy?: string | undefined
  /** Whether the search takes the focus once it is shown. */
  readonly takesFocus?: boolean
}

/** Checkboxes that a search narrows; those that are ticked always stay in sight. */
export function ChoiceList(props: ChoiceListProps) {
  const { id, options, chosen, words, search, onSearch, onChange, isRequired, isInvalid, describedBy } = props
  const { takesFocus = false } = props
  const searchField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    searchField.current?.focus()
    searchField.current?.setSelectionRange(-1, -1)
  }, [takesFocus])
  const terms = searchTerms(search)
  const shown = options.filter(({ value, searched }) => {
    const text = searchText([searched])
    return chosen.includes(value) || terms.every(term => text.includes(term))
  })
  return (
    <>
      <div className="fr-input-group">
        <label className="fr-label" htmlFor={`${id}-search`}>
          {words.search}
        </label>
        <input
          ref={searchField}
          id={`${id}-search`}
          className="fr-input"
          type="search"
          autoComplete="off"
          value={search}
          aria-required={isRequired}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          onChange={event => onSearch(event.target.value)}
          onKeyDown={event => {
            // The Enter key of a search must not send the form.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </div>
      <p className="fr-hint-text fr-mt-1w fr-mb-1w" role="status">
        {shown.length === 0 ? words.none : `${words.shown(shown.length)}, ${words.chosen(chosen.length)}`}
      </p>
      <ul className="mc-choices__list">
        {shown.map(({ value, label }) => (
          <li key={value} className="fr-checkbox-group fr-checkbox-group--sm">
            <input
              id={`${id}-${value}`}
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter(other => other !== value))
              }
            />
            <label className="fr-label" htmlFor={`${id}-${value}`}>
              {label}
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}
