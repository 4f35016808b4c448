import { Button } from '@codegouvfr/react-dsfr/Button'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { readerDay } from '@ma-cantine/lib/messages/today'
import type { ManyChange } from '@ma-cantine/lib/purchases/many-purchases'
import { type ManyPurchasesPlan, planPurchasesChange } from '@ma-cantine/lib/purchases/many-purchases-api'
import { fieldOfSubject, type ManySubject, manyForm } from '@ma-cantine/lib/purchases/many-purchases-form'
import { localDefinitions, type ProductFamily, productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { emptyPurchaseForm, type PurchaseFormValues } from '@ma-cantine/lib/purchases/purchase-form-values'
import {
  characteristicLabels,
  familyLabels,
  localDefinitionLabels,
  type StoredCharacteristic,
} from '@ma-cantine/lib/purchases/purchase-labels'
import { useState } from 'react'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import { FormBody } from '../../ui/FormBody.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { CanteenField } from '../form/CanteenField.tsx'
import { CharacteristicsField } from '../form/CharacteristicsField.tsx'
import { SuggestedField } from '../form/SuggestedField.tsx'
import { usePurchaseFormWords } from '../form/words/purchase-form-words.ts'
import { usePurchaseListWords } from './words/purchase-list-words.ts'

/** A change of many purchases, and what the server says that it does. */
export interface PlannedMany {
  readonly subject: ManySubject
  readonly change: ManyChange
  /** The new value as people read it. */
  readonly text: string
  readonly plan: ManyPurchasesPlan
}

interface ChangeManyFormProps {
  readonly subject: ManySubject
  readonly ids: readonly number[]
  readonly onPlanned: (planned: PlannedMany) => void
  readonly onClose: () => void
}

/** The new value, in the field of the form of one purchase. */
export function ChangeManyForm({ subject, ids, onPlanned, onClose }: ChangeManyFormProps) {
  const { changeMany: words } = usePurchaseListWords()
  const formWords = usePurchaseFormWords()
  const locale = useLocale()
  const [today] = useState(() => readerDay())
  const form = useSiteForm<PurchaseFormValues, ManyChange>({
    draft: manyForm(subject, today),
    labels: {
      [fieldOfSubject[subject]]: words.labels[subject],
      ...(subject === 'addCharacteristics' ? { localDefinition: formWords.labels.localDefinition } : {}),
    },
    values: emptyPurchaseForm,
    send: async change => {
      const plan = await client.call(planPurchasesChange, { body: { ids: [...ids], ...bodyOf(change) } })
      onPlanned({ subject, change, text: written(), plan })
    },
  })

  function written(): string {
    const { family, characteristics, canteenName, provider, date } = form.getValues()
    switch (subject) {
      case 'family':
        return familyLabels[locale][family as ProductFamily]
      case 'addCharacteristics':
      case 'removeCharacteristics':
        return characteristics.map(code => characteristicLabels[locale][code as StoredCharacteristic]).join(', ')
      case 'canteen':
        return canteenName
      case 'provider':
        return provider.trim()
      case 'date':
        return formatDay(date, locale)
    }
  }

  return (
    <FormBody
      form={form}
      withHint={false}
      action={words.look}
      busyLabel={words.looking}
      secondaryAction={
        <Button type="button" priority="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
      }
    >
      {subject === 'family' && (
        <SelectField
          form={form}
          name="family"
          options={productFamilies.map(value => ({ value, label: familyLabels[locale][value] }))}
        />
      )}
      {(subject === 'addCharacteristics' || subject === 'removeCharacteristics') && (
        <CharacteristicsField
          form={form}
          retired={[]}
          unticked={[]}
          optional={false}
          hint={words.hints[subject]}
          onChange={() => form.clearErrors('localDefinition')}
        />
      )}
      {subject === 'addCharacteristics' && form.watch('characteristics').includes('LOCAL') && (
        <SelectField
          form={form}
          name="localDefinition"
          options={localDefinitions.map(value => ({ value, label: localDefinitionLabels[locale][value] }))}
        />
      )}
      {subject === 'canteen' && <CanteenField form={form} />}
      {subject === 'provider' && <SuggestedField form={form} name="provider" optional={false} />}
      {subject === 'date' && (
        <TextField form={form} name="date" type="date" max={today} autoComplete="off" hint={formWords.hints.date} />
      )}
    </FormBody>
  )
}

/** The change as the contract takes it. */
export const bodyOf = ({ addCharacteristics, removeCharacteristics, ...change }: ManyChange) => ({
  ...change,
  ...(addCharacteristics ? { addCharacteristics: [...addCharacteristics] } : {}),
  ...(removeCharacteristics ? { removeCharacteristics: [...removeCharacteristics] } : {}),
})
