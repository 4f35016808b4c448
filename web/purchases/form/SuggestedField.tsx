import type { PurchaseFormValues } from '@ma-cantine/lib/purchases/purchase-form-values'
import { Combobox } from '../../ui/combobox/Combobox.tsx'
import { FieldLabel } from '../../ui/field.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SuggestedFieldProps {
  readonly form: SiteForm<PurchaseFormValues>
  readonly name: 'description' | 'provider'
  readonly hint?: string
  readonly optional?: boolean
}

/** Longest product or supplier; none that was ever typed comes near. */
const longestText = 1000

/** A product or a supplier: any text, with those of past purchases as suggestions. */
export function SuggestedField({ form, name, hint, optional = true }: SuggestedFieldProps) {
  const text = form.watch(name)
  const options = useSuggestions(name === 'description' ? 'products' : 'providers', text)
  const problem = form.problemOf(name)
  const set = (value: string) => form.setValue(name, value, { shouldValidate: problem !== undefined })
  return (
    <Combobox
      id={form.idOf(name)}
      label={<FieldLabel form={form} name={name} optional={optional} />}
      hint={hint}
      text={text}
      options={options}
      problem={problem}
      maxLength={longestText}
      onText={set}
      onChoose={({ label }) => set(label)}
    />
  )
}
