import { Button } from '@codegouvfr/react-dsfr/Button'
import { productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import type { PurchaseFormValues } from '@ma-cantine/lib/purchases/purchase-form-values'
import { familyLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import { useLocale } from '../../app/locale.ts'
import { RadioGroup } from '../../ui/ChoiceGroup.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { FamilyPicture } from './FamilyPicture.tsx'
import { usePurchaseFormWords } from './words/purchase-form-words.ts'

interface FamilyFieldProps {
  readonly form: SiteForm<PurchaseFormValues>
  readonly onChange: () => void
}

/** The family of the product, each with its colour and a picture. */
export function FamilyField({ form, onChange }: FamilyFieldProps) {
  const words = usePurchaseFormWords()
  const locale = useLocale()
  // Null where a form was sent without any: that is what the browser reads of radio buttons.
  const isChosen = Boolean(form.watch('family'))
  return (
    <div className="mc-families">
      <RadioGroup
        form={form}
        name="family"
        optional
        options={productFamilies.map(value => ({
          value,
          label: familyLabels[locale][value],
          illustration: <FamilyPicture family={value} />,
        }))}
        onChange={onChange}
      />
      {isChosen && (
        <Button
          type="button"
          priority="tertiary no outline"
          size="small"
          iconId="fr-icon-close-line"
          onClick={() => {
            form.setValue('family', '')
            onChange()
            document.getElementById(form.idOf('family'))?.querySelector('input')?.focus()
          }}
        >
          {words.clearFamily}
        </Button>
      )}
    </div>
  )
}
