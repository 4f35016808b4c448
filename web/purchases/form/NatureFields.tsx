import { impossibleCharacteristics } from '@ma-cantine/lib/purchases/impossible-characteristics'
import { localDefinitions, type ProductFamily } from '@ma-cantine/lib/purchases/purchase-draft'
import type { PurchaseFormValues } from '@ma-cantine/lib/purchases/purchase-form-values'
import { localDefinitionLabels, type StoredCharacteristic } from '@ma-cantine/lib/purchases/purchase-labels'
import { useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { CharacteristicsField } from './CharacteristicsField.tsx'
import { FamilyField } from './FamilyField.tsx'
import './purchase-form.css'

/** The characteristics that the choice of a family has just unticked, and what changes with a choice. */
export interface Nature {
  readonly unticked: readonly StoredCharacteristic[]
  readonly forgetUnticked: () => void
  readonly onFamily: () => void
  readonly onCharacteristics: () => void
}

export function useNature(form: SiteForm<PurchaseFormValues>): Nature {
  const [unticked, setUnticked] = useState<readonly StoredCharacteristic[]>([])
  const forgetUnticked = () => setUnticked([])
  return {
    unticked,
    forgetUnticked,
    onFamily() {
      const { family, characteristics } = form.getValues()
      const impossible = impossibleCharacteristics((family || null) as ProductFamily | null)
      const isExcluded = (code: string) => impossible.some(each => each === code)
      setUnticked(characteristics.filter(isExcluded) as StoredCharacteristic[])
      if (characteristics.some(isExcluded)) {
        form.setValue(
          'characteristics',
          characteristics.filter(code => !isExcluded(code)),
        )
      }
    },
    onCharacteristics() {
      forgetUnticked()
      if (form.getValues('characteristics').includes('LOCAL')) return
      form.setValue('localDefinition', '')
      form.setValue('localDefinitionKm', '')
      form.clearErrors(['localDefinition', 'localDefinitionKm'])
    },
  }
}

interface NatureFieldsProps {
  readonly form: SiteForm<PurchaseFormValues>
  readonly nature: Nature
  /** Characteristics of the purchase that may no longer be chosen. */
  readonly retired?: readonly StoredCharacteristic[]
  readonly characteristicsHint?: string
}

/** The family of a product, its characteristics, and what local means for it. What its family excludes is unticked, and said. */
export function NatureFields({ form, nature, retired = [], characteristicsHint }: NatureFieldsProps) {
  const locale = useLocale()
  return (
    <>
      <FamilyField form={form} onChange={nature.onFamily} />
      <CharacteristicsField
        form={form}
        retired={retired}
        unticked={nature.unticked}
        onChange={nature.onCharacteristics}
        {...(characteristicsHint === undefined ? {} : { hint: characteristicsHint })}
      />
      {form.watch('characteristics').includes('LOCAL') && (
        <SelectField
          form={form}
          name="localDefinition"
          options={localDefinitions.map(value => ({ value, label: localDefinitionLabels[locale][value] }))}
        />
      )}
    </>
  )
}
