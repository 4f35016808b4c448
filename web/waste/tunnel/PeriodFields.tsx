import { Button } from '@codegouvfr/react-dsfr/Button'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { daysInPeriod } from '@ma-cantine/lib/waste/waste-figures'
import { mealsInPeriod, type WasteFormValues } from '@ma-cantine/lib/waste/waste-tunnel'
import { useState } from 'react'
import type { SiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { HelpBox } from '../../ui/tunnel/HelpBox.tsx'
import { useWasteWords } from '../words/waste-words.ts'

interface PeriodFieldsProps {
  readonly form: SiteForm<WasteFormValues>
  readonly canteen: Canteen
}

const advisedDays = 5

/** The period, and its meals: computed from those of a day, where the canteen gives them, until somebody changes them. */
export function PeriodFields({ form, canteen: { dailyMealCount, yearlyMealCount } }: PeriodFieldsProps) {
  const words = useWasteWords().tunnel
  const { help } = words
  const [start, end] = form.watch(['periodStartDate', 'periodEndDate'])
  const days = daysInPeriod(start, end)
  const computed = mealsInPeriod(dailyMealCount, start, end)
  const [isOwn, setOwn] = useState(() => {
    const count = form.getValues('mealCount')
    return count !== '' && count !== String(computed)
  })
  const isLocked = !!dailyMealCount && !isOwn
  const computeMeals = () => {
    const [from, to] = form.getValues(['periodStartDate', 'periodEndDate'])
    const count = mealsInPeriod(dailyMealCount, from, to)
    if (count !== null) form.setValue('mealCount', String(count))
  }
  return (
    <div className="mc-tunnel-columns">
      <div>
        <fieldset className="mc-tunnel-period">
          <legend className="fr-text--bold fr-mb-2w">{words.periodLegend}</legend>
          <TextField
            form={form}
            name="periodStartDate"
            type="date"
            autoComplete="off"
            {...(end ? { max: end } : {})}
            onChange={computeMeals}
          />
          <TextField
            form={form}
            name="periodEndDate"
            type="date"
            autoComplete="off"
            {...(start ? { min: start } : {})}
            onChange={computeMeals}
          />
        </fieldset>
        <TextField
          form={form}
          name="mealCount"
          autoComplete="off"
          inputMode="numeric"
          hint={words.daysHint(days)}
          readOnly={isLocked}
        />
        {isLocked && (
          <Button
            type="button"
            className="fr-mt-2w"
            priority="tertiary"
            size="small"
            iconId="fr-icon-pencil-line"
            disabled={days === null}
            title={words.editMealsName}
            onClick={() => setOwn(true)}
          >
            {words.editMeals}
          </Button>
        )}
      </div>
      <div>
        {days === null && <HelpBox title={help.duration}>{help.durationText}</HelpBox>}
        <div role="status">
          {days !== null && (
            <>
              {days < advisedDays && <HelpBox>{help.shortPeriod(days)}</HelpBox>}
              {dailyMealCount && computed !== null ? (
                <ComputedMeals {...help.computed(dailyMealCount, days, computed)} />
              ) : (
                yearlyMealCount !== null && <HelpBox>{help.yearly(yearlyMealCount)}</HelpBox>
              )}
            </>
          )}
        </div>
      </div>
    </div>
  )
}

const ComputedMeals = ({ before, value }: { readonly before: string; readonly value: string }) => (
  <HelpBox>
    {before}
    <strong>{value}</strong>
  </HelpBox>
)
