import { Select } from '@codegouvfr/react-dsfr/Select'
import type { FieldValues } from 'react-hook-form'
import { FieldLabel, type FieldProps } from './field.tsx'
import { useFormWords } from './words/form-words.ts'

export interface SelectFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly options: readonly { readonly value: string | number; readonly label: string }[]
  /** Reads the value as a number. */
  readonly numeric?: boolean
  /** Called once the form knows the new choice. */
  readonly onChange?: () => void
}

/** One value of a list; nothing is selected unless the form starts with a value. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { form, name, hint, optional = false, options, numeric = false, onChange } = props
  const { choose } = useFormWords()
  const problem = form.problemOf(name)
  return (
    <Select
      label={<FieldLabel {...props} />}
      hint={hint}
      state={problem === undefined ? 'default' : 'error'}
      stateRelatedMessage={problem}
      nativeSelectProps={{
        ...form.register(name, { ...(numeric ? { valueAsNumber: true } : {}), ...(onChange ? { onChange } : {}) }),
        id: form.idOf(name),
        'aria-required': !optional,
        'aria-invalid': problem !== undefined,
      }}
    >
      <option value="" disabled={!optional} hidden={!optional}>
        {choose}
      </option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
