import type { CanteenFormValues } from '@ma-cantine/lib/canteens/canteen-form'
import type { Commune } from '@ma-cantine/lib/canteens/communes-api'
import { useQuery } from '@tanstack/react-query'
import { failureSentence } from '../../ui/failure.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../words/site-words.ts'
import { communesOf } from '../canteen-queries.ts'
import { useCanteenFormWords } from './words/canteen-form-words.ts'

/** The postal code, then the town among those that it serves. */
export function TownFields({ form }: { readonly form: SiteForm<CanteenFormValues> }) {
  const words = useCanteenFormWords()
  const siteWords = useWords()
  const postalCode = form.watch('postalCode').trim()
  const { data: towns, error, isFetching } = useQuery(communesOf(postalCode))

  // The register names an arrondissement of Paris, Lyon or Marseille, the postal code its town.
  const { citySelector, city } = form.getValues()
  const isOther = citySelector !== '' && !towns?.some(({ code }) => code === citySelector)
  const options = [
    ...(isOther ? [{ value: citySelector, label: city }] : []),
    ...(towns ?? []).map(({ code, nom }) => ({ value: code, label: nom })),
  ]

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
          // The browser forgets a choice that comes before its options.
          key={towns === undefined ? '' : postalCode}
          form={form}
          name="citySelector"
          hint={words.hints.city}
          options={options}
          onChange={() => choose(towns?.find(({ code }) => code === form.getValues('citySelector')))}
        />
        <div className="fr-messages-group" aria-live="polite">
          {isFetching && <p className="fr-hint-text">{words.town.loading}</p>}
          {towns?.length === 0 && <p className="fr-message fr-message--error">{words.town.none(postalCode)}</p>}
          {error && !isFetching && <p className="fr-message fr-message--error">{failureSentence(error, siteWords)}</p>}
        </div>
      </div>
    </div>
  )
}
