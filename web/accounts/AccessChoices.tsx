import type { FieldValues } from 'react-hook-form'
import { CheckboxGroup } from '../ui/ChoiceGroup.tsx'
import type { FieldProps } from '../ui/field.tsx'

interface AccessChoicesProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly items: readonly { readonly id: number | string; readonly name: string; readonly hint: string }[]
}

/** The tokens or applications that may go on working after a change of password; none is ticked by default. */
export function AccessChoices<Values extends FieldValues>({ items, ...field }: AccessChoicesProps<Values>) {
  if (items.length === 0) return null
  return (
    <CheckboxGroup {...field} options={items.map(({ id, name, hint }) => ({ value: String(id), label: name, hint }))} />
  )
}
