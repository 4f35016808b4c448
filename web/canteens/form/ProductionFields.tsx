import { type CanteenFormValues, conditionalFields } from '@ma-cantine/lib/canteens/canteen-form'
import { productionTypeLabels } from '@ma-cantine/lib/canteens/canteen-labels'
import { isCentralKitchen } from '@ma-cantine/lib/canteens/production'
import { useLocale } from '../../app/locale.ts'
import { RadioGroup } from '../../ui/ChoiceGroup.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { DirectoryLink } from './DirectoryLink.tsx'
import { emptyAfter } from './empty-fields.ts'
import { useCanteenFormWords } from './words/canteen-form-words.ts'

/** Where the meals are cooked and served, and what follows from it: who delivers them, or to how many. */
export function ProductionFields({ form }: { readonly form: SiteForm<CanteenFormValues> }) {
  const words = useCanteenFormWords()
  const locale = useLocale()
  const values = form.watch()
  const shown = conditionalFields(values)
  return (
    <>
      <RadioGroup
        form={form}
        name="productionType"
        options={(['site', 'site_cooked_elsewhere', 'central', 'central_serving'] as const).map(value => {
          const disabled = values.hasSiret === 'no-siret' && isCentralKitchen(value)
          const hint = disabled ? words.hints.withoutSiret : words.hints[value]
          return { value, label: productionTypeLabels[locale][value], hint, disabled }
        })}
        onChange={() => emptyAfter(form, 'productionType')}
      />
      {shown.centralProducerSiret && (
        <TextField
          form={form}
          name="centralProducerSiret"
          inputMode="numeric"
          autoComplete="off"
          optional={values.isInGroup}
          hint={
            <>
              {words.hints.centralProducerSiret} <DirectoryLink>{words.hints.directory}</DirectoryLink>
            </>
          }
        />
      )}
      {shown.satelliteCanteensCount && (
        <TextField
          form={form}
          name="satelliteCanteensCount"
          inputMode="numeric"
          autoComplete="off"
          hint={words.hints.satelliteCanteensCount}
        />
      )}
    </>
  )
}
