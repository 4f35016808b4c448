import { useState } from 'react'
import type { FieldValues, PathValue } from 'react-hook-form'
import { ChoiceList, type ChoiceListWords } from './ChoiceList.tsx'
import { FieldLabel, type FieldProps } from './field.tsx'

export interface SearchableChoicesProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly words: ChoiceListWords
  /** Called once the form knows the new choice. */
  readonly onChange?: () => void
}

/** Several values of a long list, as a field of a form. */
export function SearchableChoices<Values extends FieldValues>(props: SearchableChoicesProps<Values>) {
  const { form, name, hint, optional = false, options, words, onChange } = props
  const id = form.idOf(name)
  const problem = form.problemOf(name)
  const chosen: readonly string[] = form.watch(name)
  const [search, setSearch] = useState('')

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
        <ChoiceList
          id={id}
          options={options.map(({ value, label }) => ({ value, label, searched: label }))}
          chosen={chosen}
          words={words}
          search={search}
          onSearch={setSearch}
          isRequired={!optional}
          isInvalid={problem !== undefined}
          describedBy={`${id}-messages`}
          onChange={next => {
            form.setValue(name, next as PathValue<Values, typeof name>, { shouldValidate: problem !== undefined })
            onChange?.()
          }}
        />
      </div>
      <div className="fr-messages-group" id={`${id}-messages`} aria-live="polite">
        {problem !== undefined && <p className="fr-message fr-message--error">{problem}</p>}
      </div>
    </fieldset>
  )
}
