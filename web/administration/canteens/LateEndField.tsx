import { currentDay } from '@ma-cantine/lib/messages/today'
import type { FieldValues } from 'react-hook-form'
import type { FieldProps } from '../../ui/field.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useAdministrationWords } from '../words/administration-words.ts'

interface LateEndFieldProps<Input extends FieldValues> {
  /** A form with the field `to`. */
  readonly form: SiteForm<Input>
  /** The last day that an opening may have. */
  readonly latestEndDate: string
}

/** The last day on which a year is open to a canteen. */
export function LateEndField<Input extends FieldValues>({ form, latestEndDate }: LateEndFieldProps<Input>) {
  const { late } = useAdministrationWords().canteen
  return (
    <TextField
      form={form}
      name={'to' as FieldProps<Input>['name']}
      type="date"
      autoComplete="off"
      min={currentDay()}
      max={latestEndDate}
      hint={late.endHint(latestEndDate)}
    />
  )
}
