import { Button } from '@codegouvfr/react-dsfr/Button'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { changeCanteen } from '@ma-cantine/lib/canteens/canteens-api'
import { YearlyMealsDraft } from '@ma-cantine/lib/canteens/yearly-meals-draft'
import { client } from '../../app/client.ts'
import { queries } from '../../app/queries.ts'
import { canteensQueryKey } from '../../canteens/canteen-queries.ts'
import { FormBody } from '../../ui/FormBody.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useFormWords } from '../../ui/words/form-words.ts'
import { purchasesQueryKey } from '../purchase-queries.ts'
import { useSummaryWords } from './words/summary-words.ts'

interface MealsFormProps {
  readonly canteen: Canteen
  readonly onSaved: () => void
  readonly onCancel?: () => void
}

export function MealsForm({ canteen, onSaved, onCancel }: MealsFormProps) {
  const { meals } = useSummaryWords()
  const { cancel } = useFormWords()
  const form = useSiteForm<{ yearlyMealCount: string }, { yearlyMealCount: number }>({
    draft: YearlyMealsDraft,
    labels: { yearlyMealCount: meals.label },
    values: { yearlyMealCount: canteen.yearlyMealCount === null ? '' : String(canteen.yearlyMealCount) },
    send: async body => {
      try {
        await client.call(changeCanteen, {
          params: { canteenId: canteen.id },
          body,
          version: canteen.modificationDate,
        })
      } finally {
        // After a refusal as well: somebody else may have changed the canteen, and the next try starts from that.
        await queries.invalidateQueries({ queryKey: canteensQueryKey })
      }
      await queries.invalidateQueries({ queryKey: purchasesQueryKey })
      onSaved()
    },
  })
  return (
    <FormBody
      form={form}
      action={meals.save}
      busyLabel={meals.saving}
      priority="secondary"
      withHint={false}
      {...(onCancel
        ? {
            secondaryAction: (
              <Button type="button" priority="tertiary" onClick={onCancel}>
                {cancel}
              </Button>
            ),
          }
        : {})}
    >
      <TextField form={form} name="yearlyMealCount" hint={meals.hint} inputMode="numeric" autoComplete="off" />
    </FormBody>
  )
}
