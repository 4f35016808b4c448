import { impossibleCharacteristics } from '@ma-cantine/lib/purchases/impossible-characteristics'
import { characteristics, type ProductFamily } from '@ma-cantine/lib/purchases/purchase-draft'
import type { PurchaseFormValues } from '@ma-cantine/lib/purchases/purchase-form-values'
import { characteristicLabels, type StoredCharacteristic } from '@ma-cantine/lib/purchases/purchase-labels'
import { useLocale } from '../../app/locale.ts'
import { CheckboxGroup } from '../../ui/ChoiceGroup.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { usePurchaseFormWords } from './words/purchase-form-words.ts'

interface CharacteristicsFieldProps {
  readonly form: SiteForm<PurchaseFormValues>
  /** Those that may no longer be chosen, and that the purchase has all the same. */
  readonly retired: readonly StoredCharacteristic[]
  /** Those that the choice of the family has just unticked. */
  readonly unticked: readonly StoredCharacteristic[]
  readonly onChange: () => void
  readonly optional?: boolean
  readonly hint?: string
}

/** The labels, the methods and the origins of the product; those that its family cannot have are out of reach. */
export function CharacteristicsField({
  form,
  retired,
  unticked,
  onChange,
  optional = true,
  hint,
}: CharacteristicsFieldProps) {
  const words = usePurchaseFormWords()
  const locale = useLocale()
  const labels = characteristicLabels[locale]
  const impossible = impossibleCharacteristics((form.watch('family') || null) as ProductFamily | null)
  return (
    <div className="mc-characteristics">
      <CheckboxGroup
        form={form}
        name="characteristics"
        optional={optional}
        hint={hint ?? words.hints.characteristics}
        options={[...characteristics, ...retired].map(value => {
          const disabled = impossible.includes(value)
          return { value, label: labels[value], disabled, ...(disabled ? { hint: words.hints.notApplicable } : {}) }
        })}
        onChange={onChange}
      />
      <p className="mc-characteristics__news fr-text--sm" role="status">
        {unticked.length > 0 && words.unticked(unticked.map(code => labels[code]).join(', '), unticked.length)}
      </p>
    </div>
  )
}
