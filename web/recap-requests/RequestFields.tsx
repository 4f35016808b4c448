import { Button } from '@codegouvfr/react-dsfr/Button'
import type { CanteenPreview } from '@ma-cantine/lib/accounts/canteen-preview'
import {
  mostRequestedCanteens,
  type NewRecapRequest,
  recapRequestKinds,
  reminderIntervals,
} from '@ma-cantine/lib/recap-requests/new-recap-request'
import { latestDeadline } from '@ma-cantine/lib/recap-requests/recap-request-rules'
import { RadioGroup } from '../ui/ChoiceGroup.tsx'
import { FieldGroup } from '../ui/FieldGroup.tsx'
import { SearchableChoices } from '../ui/SearchableChoices.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import type { SiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { daysOfYear } from './period.ts'
import type { RequestValues } from './request-draft.ts'
import { useRecapRequestWords } from './words/recap-request-words.ts'

interface RequestFieldsProps {
  readonly form: SiteForm<RequestValues, NewRecapRequest>
  readonly canteens: readonly CanteenPreview[]
  /** The current day in Paris. */
  readonly today: string
}

/** How many years back the list of years goes; older days may be typed. */
const offeredYears = 4

export function RequestFields({ form, canteens, today }: RequestFieldsProps) {
  const { form: words } = useRecapRequestWords()
  const chosen = form.watch('canteenIds')
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: offeredYears }, (_, index) => String(thisYear - index))

  function fillDays(): void {
    const { firstDay, lastDay } = daysOfYear(form.getValues('year'))
    form.setValue('firstDay', firstDay)
    form.setValue('lastDay', lastDay)
    form.clearErrors(['firstDay', 'lastDay'])
  }

  return (
    <>
      <FieldGroup legend={words.who}>
        <RadioGroup
          form={form}
          name="kind"
          options={recapRequestKinds.map(value => ({
            value,
            label: words.kinds[value],
            hint: words.kindHints[value],
          }))}
        />
        <TextField form={form} name="provider" autoComplete="off" hint={words.providerHint} />
        <TextField form={form} name="email" type="email" autoComplete="off" hint={words.emailHint} />
      </FieldGroup>
      <FieldGroup legend={words.what}>
        <SearchableChoices
          form={form}
          name="canteenIds"
          hint={words.canteensHint}
          options={canteens.map(({ id, name }) => ({ value: String(id), label: name }))}
          words={words.canteenSearch}
        />
        {chosen.length < canteens.length && canteens.length <= mostRequestedCanteens && (
          <Button
            type="button"
            className="fr-mb-3w"
            size="small"
            priority="tertiary"
            onClick={() => {
              form.setValue(
                'canteenIds',
                canteens.map(({ id }) => String(id)),
              )
              form.clearErrors('canteenIds')
            }}
          >
            {words.chooseAll(canteens.length)}
          </Button>
        )}
        <SelectField
          form={form}
          name="year"
          hint={words.yearHint}
          options={years.map(year => ({ value: year, label: year }))}
          onChange={fillDays}
        />
        <div className="fr-grid-row fr-grid-row--gutters fr-mt-0">
          <div className="fr-col-12 fr-col-sm-6">
            <TextField form={form} name="firstDay" type="date" autoComplete="off" max={today} />
          </div>
          <div className="fr-col-12 fr-col-sm-6">
            <TextField form={form} name="lastDay" type="date" autoComplete="off" />
          </div>
        </div>
      </FieldGroup>
      <FieldGroup legend={words.how}>
        <TextField
          form={form}
          name="deadline"
          type="date"
          autoComplete="off"
          optional
          hint={words.deadlineHint}
          min={today}
          max={latestDeadline(today)}
        />
        <RadioGroup
          form={form}
          name="reminderDays"
          options={[
            { value: '', label: words.noReminder },
            ...reminderIntervals.map(days => ({ value: String(days), label: words.reminders[days] })),
          ]}
        />
        <TextField form={form} name="note" autoComplete="off" optional rows={4} hint={words.noteHint} />
      </FieldGroup>
    </>
  )
}
