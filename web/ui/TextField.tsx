import { Input } from '@codegouvfr/react-dsfr/Input'
import type { FieldValues } from 'react-hook-form'
import { FieldLabel, type FieldProps } from './field.tsx'

export interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'datetime-local' | 'search'
  /** The `autocomplete` token; `off` when browsers know nothing that belongs here. */
  readonly autoComplete: string
  readonly inputMode?: 'numeric' | 'decimal'
  /** Number of lines; makes the field a text area. */
  readonly rows?: number
  /** The first and the last date, or the smallest and the largest number. */
  readonly min?: string
  readonly max?: string
  readonly readOnly?: boolean
  readonly onBlur?: () => void
  /** Called once the form knows the new text. */
  readonly onChange?: () => void
}

export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { form, name, hint, optional = false, type = 'text', autoComplete, inputMode, rows, onBlur, onChange } = props
  const { min, max, readOnly } = props
  const problem = form.problemOf(name)
  const common = {
    label: <FieldLabel {...props} />,
    hintText: hint,
    state: problem === undefined ? ('default' as const) : ('error' as const),
    stateRelatedMessage: problem,
  }
  const native = {
    ...form.register(name, { ...(onBlur ? { onBlur } : {}), ...(onChange ? { onChange } : {}) }),
    id: form.idOf(name),
    autoComplete,
    'aria-required': !optional,
    'aria-invalid': problem !== undefined,
  }
  if (rows !== undefined) return <Input {...common} textArea nativeTextAreaProps={{ ...native, rows }} />
  return <Input {...common} nativeInputProps={{ ...native, type, inputMode, min, max, readOnly }} />
}
