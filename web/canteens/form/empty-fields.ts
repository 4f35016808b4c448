import { type CanteenFormValues, emptyCanteenForm } from '@ma-cantine/lib/canteens/canteen-form'
import { fieldsToEmpty } from '@ma-cantine/lib/canteens/dependent-fields'
import type { SiteForm } from '../../ui/site-form.ts'

/** Empties fields of the form, and takes their errors away. */
export function emptyFields(form: SiteForm<CanteenFormValues>, names: readonly (keyof CanteenFormValues)[]): void {
  for (const name of names) form.setValue(name, emptyCanteenForm[name])
  form.clearErrors([...names])
}

/** Empties the fields that answered the former answer to a question. */
export const emptyAfter = (form: SiteForm<CanteenFormValues>, question: Parameters<typeof fieldsToEmpty>[0]): void =>
  emptyFields(form, fieldsToEmpty(question, form.getValues()))
