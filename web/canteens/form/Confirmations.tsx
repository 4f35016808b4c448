import { type CanteenFormValues, conditionalFields } from '@ma-cantine/lib/canteens/canteen-form'
import { removeSpaces } from '@ma-cantine/lib/canteens/siret'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { useCanteenFormWords } from './words/canteen-form-words.ts'

/** The boxes that unusual answers call for; nothing when there are none. */
export function Confirmations({ form }: { readonly form: SiteForm<CanteenFormValues> }) {
  const words = useCanteenFormWords()
  const values = form.watch()
  const shown = conditionalFields(values)
  if (!shown.oneDelivery && !shown.manyDelivery && !shown.noSiret) return null
  return (
    <FieldGroup legend={words.legends.confirmation}>
      {shown.oneDelivery && <CheckboxField form={form} name="oneDelivery" />}
      {shown.manyDelivery && (
        <CheckboxField
          form={form}
          name="manyDelivery"
          hint={words.hints.manyDelivery(Number(removeSpaces(values.satelliteCanteensCount)))}
        />
      )}
      {shown.noSiret && (
        <>
          <p className="fr-mb-1w">{words.noSiret.intro}</p>
          <ul className="fr-mb-2w">
            {words.noSiret.points.map(point => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p>{words.noSiret.closing}</p>
          <CheckboxField form={form} name="noSiret" />
        </>
      )}
    </FieldGroup>
  )
}
