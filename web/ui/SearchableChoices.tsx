import { searchTerms, searchText } from '@ma-cantine/lib/lists/search-key'
import { useState } from 'react'
import type { FieldValues, PathValue } from 'react-hook-form'
import { FieldLabel, type FieldProps } from './field.tsx'
import './searchable-choices.css'

export interface SearchableChoicesProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly words: {
    readonly search: string
    readonly shown: (count: number) => string
    readonly chosen: (count: number) => string
    readonly none: string
  }
  /** Called once the form knows the new choice. */
  readonly onChange?: () => void
}

/** Several values of a long list, as checkboxes that a search narrows; those that are ticked always stay in sight. */
export function SearchableChoices<Values extends FieldValues>(props: SearchableChoicesProps<Values>) {
  const { form, name, hint, optional = false, options, words, onChange } = props
  const [search, setSearch] = useState('')
  const id = form.idOf(name)
  const problem = form.problemOf(name)
  const chosen: readonly string[] = form.watch(name)
  const terms = searchTerms(search)
  const shown = options.filter(({ value, label }) => {
    const text = searchText([label])
    return chosen.includes(value) || terms.every(term => text.includes(term))
  })

  function change(value: string, ticked: boolean): void {
    const next = ticked ? [...chosen, value] : chosen.filter(other => other !== value)
    form.setValue(name, next as PathValue<Values, typeof name>, { shouldValidate: problem !== undefined })
    onChange?.()
  }

  return (
    <fieldset
      id={id}
      className={`fr-fieldset mc-choices${problem === undefined ? '' : ' fr-fieldset--error'}`}
      aria-labelledby={`${id}-legend ${id}-messages`}
    >
      <legend className="fr-fieldset__legend--regular fr-fieldset__legend" id={`${id}-legend`}>
        <FieldLabel {...props} />
        {hint !== undefined && <span className="fr-hint-text">{hint}</span>}
      </legend>
      <div className="fr-fieldset__element">
        <div className="fr-input-group">
          <label className="fr-label" htmlFor={`${id}-search`}>
            {words.search}
          </label>
          <input
            id={`${id}-search`}
            className="fr-input"
            type="search"
            autoComplete="off"
            value={search}
            aria-required={!optional}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-messages`}
            onChange={event => setSearch(event.target.value)}
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
                onChange={event => change(value, event.target.checked)}
              />
              <label className="fr-label" htmlFor={`${id}-${value}`}>
                {label}
              </label>
            </li>
          ))}
        </ul>
      </div>
      <div className="fr-messages-group" id={`${id}-messages`} aria-live="polite">
        {problem !== undefined && <p className="fr-message fr-message--error">{problem}</p>}
      </div>
    </fieldset>
  )
}
