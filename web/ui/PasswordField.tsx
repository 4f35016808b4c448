import { PasswordInput } from '@codegouvfr/react-dsfr/blocks/PasswordInput'
import type { FieldValues } from 'react-hook-form'
import { FieldLabel, type FieldProps } from './field.tsx'

export interface PasswordFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly autoComplete: 'current-password' | 'new-password'
  /** Id of an element that describes what is typed, such as a strength meter. */
  readonly describedBy?: string
}

/** A password field with a button to show the password. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const { form, name, hint, autoComplete, describedBy } = props
  const problem = form.problemOf(name)
  return (
    <PasswordInput
      className="fr-mb-3w"
      label={<FieldLabel {...props} />}
      hintText={hint}
      messagesHint=""
      messages={problem === undefined ? [] : [{ severity: 'error', message: problem }]}
      nativeInputProps={{
        ...form.register(name),
        id: form.idOf(name),
        autoComplete,
        spellCheck: false,
        'aria-required': true,
        'aria-invalid': problem !== undefined,
        'aria-describedby': describedBy,
      }}
    />
  )
}
