import type { CanteenFormValues } from '@ma-cantine/lib/canteens/canteen-form'
import type { Commune } from '@ma-cantine/lib/canteens/communes-api'
import { SelectField } from '../../ui/SelectField.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useTowns } from './use-towns.tsx'
import { useCanteenFormWords } from './words/canteen-form-words.ts'

/** The postal code, then the town among those that it serves. */
export function TownFields({ form }: { readonly form: SiteForm<CanteenFormValues> }) {
  const words = useCanteenFormWords()
  const { citySelector, city } = form.getValues()
  const towns = useTowns(form.watch('postalCode').trim(), { code: citySelector, name: city })

  function choose(town: Commune | undefined): void {
    form.setValue('city', town?.nom ?? '')
    form.setValue('cityInseeCode', town?.code ?? '')
    form.setValue('department', town?.codeDepartement ?? '')
  }

  return (
    <div className="fr-grid-row fr-grid-row--gutters fr-mb-1w">
      <div className="fr-col-12 fr-col-sm-6">
        <TextField
          form={form}
          name="postalCode"
          inputMode="numeric"
          autoComplete="postal-code"
          hint={words.hints.postalCode}
          onChange={() => {
            form.setValue('citySelector', '')
            choose(undefined)
          }}
        />
      </div>
      <div className="fr-col-12 fr-col-sm-6">
        <SelectField
          key={towns.key}
          form={form}
          name="citySelector"
          hint={words.hints.city}
          options={towns.options}
          onChange={() => choose(towns.all?.find(({ code }) => code === form.getValues('citySelector')))}
        />
        {towns.message}
      </div>
    </div>
  )
}
