import type { ReactNode } from 'react'
import { type ComboboxOption, type OptionListProps, useOptionList } from './use-option-list.tsx'

export interface ComboboxProps extends Omit<OptionListProps<ComboboxOption>, 'opensAtOnce'> {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly onText: (text: string) => void
  readonly onBlur?: () => void
  readonly isRequired?: boolean
  readonly problem?: string | undefined
  readonly maxLength?: number
  readonly inputRef?: (input: HTMLInputElement | null) => void
}

/** A text field with suggestions. What is typed stays as it is when nothing is chosen. */
export function Combobox(props: ComboboxProps) {
  const { id, label, hint, text, onText, problem, inputRef } = props
  const { fieldProps, onTyped, close, list, status } = useOptionList(props)

  return (
    <div className={`fr-input-group mc-combobox${problem === undefined ? '' : ' fr-input-group--error'}`}>
      <label className="fr-label" htmlFor={id}>
        {label}
        {hint !== undefined && <span className="fr-hint-text">{hint}</span>}
      </label>
      <div className="mc-combobox__field">
        <input
          {...fieldProps}
          ref={inputRef}
          id={id}
          className={`fr-input${problem === undefined ? '' : ' fr-input--error'}`}
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={props.maxLength}
          aria-required={props.isRequired === true}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-messages`}
          value={text}
          onChange={event => {
            onTyped()
            onText(event.target.value)
          }}
          onBlur={() => {
            close()
            props.onBlur?.()
          }}
        />
        {list}
      </div>
      <div className="fr-messages-group" id={`${id}-messages`} aria-live="polite">
        {problem !== undefined && <p className="fr-message fr-message--error">{problem}</p>}
      </div>
      {status}
    </div>
  )
}
