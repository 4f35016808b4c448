import type { FieldValues } from 'react-hook-form'
import type { FieldProps } from './field.tsx'

/** A single checkbox. It shows no “optional” mark: its label says what it is for. */
export function CheckboxField<Values extends FieldValues>({ form, name, hint, optional = false }: FieldProps<Values>) {
  const id = form.idOf(name)
  const problem = form.problemOf(name)
  return (
    <div className={`fr-checkbox-group fr-mb-3w${problem === undefined ? '' : ' fr-checkbox-group--error'}`}>
      <input
        {...form.register(name)}
        id={id}
        type="checkbox"
        aria-required={!optional}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-messages`}
      />
      <label className="fr-label" htmlFor={id}>
        {form.labels[name]}
        {hint !== undefined && <span className="fr-hint-text">{hint}</span>}
      </label>
      <div className="fr-messages-group" id={`${id}-messages`} aria-live="polite">
        {problem !== undefined && <p className="fr-message fr-message--error">{problem}</p>}
      </div>
    </div>
  )
}
