import { hasLabel } from '@ma-cantine/lib/purchases/certificate'
import type { PurchaseFormValues } from '@ma-cantine/lib/purchases/purchase-form-values'
import type { StoredCharacteristic } from '@ma-cantine/lib/purchases/purchase-labels'
import type { PurchaseProposal } from '@ma-cantine/lib/purchases/purchase-proposals-api'
import type { ReactNode } from 'react'
import { AppearedFields } from '../../ui/AppearedFields.tsx'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { CanteenField } from './CanteenField.tsx'
import { NatureFields, useNature } from './NatureFields.tsx'
import { Proposal } from './Proposal.tsx'
import { SuggestedField } from './SuggestedField.tsx'
import { usePurchaseFormWords } from './words/purchase-form-words.ts'
import './purchase-form.css'

interface PurchaseFieldsProps {
  readonly form: SiteForm<PurchaseFormValues>
  /** Today where the form is filled, as YYYY-MM-DD. */
  readonly today: string
  /** Characteristics of the purchase that may no longer be chosen. */
  readonly retired?: readonly StoredCharacteristic[]
  /** The field of the invoice, beside the others in a wide window. */
  readonly invoice: ReactNode
}

/** The fields of a purchase. */
export function PurchaseFields({ form, today, retired = [], invoice }: PurchaseFieldsProps) {
  const words = usePurchaseFormWords()
  const nature = useNature(form)
  const characteristics = form.watch('characteristics')
  const isLocal = characteristics.includes('LOCAL')
  const isLabelled = hasLabel(characteristics)
  const isByDistance = isLocal && form.watch('localDefinition') === 'KM'

  function take({ family, characteristics, localDefinition }: PurchaseProposal): void {
    form.setValue('family', family ?? '')
    form.setValue('characteristics', characteristics)
    form.setValue('localDefinition', localDefinition ?? '')
    form.setValue('localDefinitionKm', '')
    form.clearErrors(['family', 'characteristics', 'localDefinition', 'localDefinitionKm'])
    nature.forgetUnticked()
  }

  return (
    <div className="mc-purchase">
      <div>
        <FieldGroup legend={words.legends.product}>
          <SuggestedField form={form} name="description" hint={words.hints.description} />
          <SuggestedField form={form} name="provider" />
          <div className="fr-grid-row fr-grid-row--gutters fr-mb-1w">
            <div className="fr-col-12 fr-col-sm-6">
              <TextField form={form} name="priceHt" inputMode="decimal" autoComplete="off" hint={words.hints.priceHt} />
            </div>
            <div className="fr-col-12 fr-col-sm-6">
              <TextField form={form} name="date" type="date" max={today} autoComplete="off" hint={words.hints.date} />
            </div>
          </div>
          <CanteenField form={form} />
        </FieldGroup>
      </div>
      <div className="mc-purchase__invoice">{invoice}</div>
      <div>
        <FieldGroup legend={words.legends.nature}>
          <Proposal form={form} onTake={take} />
          <NatureFields form={form} nature={nature} retired={retired} />
          {isByDistance && (
            <TextField
              form={form}
              name="localDefinitionKm"
              optional
              inputMode="numeric"
              autoComplete="off"
              hint={words.hints.localDefinitionKm}
            />
          )}
          {isLabelled && (
            <TextField form={form} name="certificate" optional autoComplete="off" hint={words.hints.certificate} />
          )}
        </FieldGroup>
      </div>
      <AppearedFields
        labels={[
          ...(isLocal ? [words.labels.localDefinition] : []),
          ...(isByDistance ? [words.labels.localDefinitionKm] : []),
          ...(isLabelled ? [words.labels.certificate] : []),
        ]}
        sentence={words.appeared}
      />
    </div>
  )
}
