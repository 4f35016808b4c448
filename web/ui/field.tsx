import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type { SiteForm } from './site-form.ts'
import { useFormWords } from './words/form-words.ts'

/** The properties that every field of a form has. */
export interface FieldProps<Input extends FieldValues> {
  readonly form: SiteForm<Input>
  readonly name: Path<Input> & Extract<keyof Input, string>
  /** The format that is expected, with an example. */
  readonly hint?: ReactNode
  readonly optional?: boolean
}

/** The label of a field, marked when it is optional. */
export function FieldLabel<Input extends FieldValues>({ form, name, optional = false }: FieldProps<Input>) {
  const words = useFormWords()
  return (
    <>
      {form.labels[name]}
      {optional && ` (${words.optional})`}
    </>
  )
}
