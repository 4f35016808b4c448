import type { FieldValues } from 'react-hook-form'
import { CheckboxGroup } from '../ui/ChoiceGroup.tsx'
import type { FieldProps } from '../ui/field.tsx'

interface KeptAccessProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly named: readonly { readonly id: number | string; readonly name: string; readonly hint: string }[]
}

/** What may go on working after the password has changed: nothing is ticked before the person says so. */
export function KeptAccess<Values extends FieldValues>({ named, ...field }: KeptAccessProps<Values>) {
  if (named.length === 0) return null
  return (
    <CheckboxGroup {...field} options={named.map(({ id, name, hint }) => ({ value: String(id), label: name, hint }))} />
  )
}
