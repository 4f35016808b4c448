import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { EstablishmentStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import { SatelliteDraft } from '@ma-cantine/lib/canteens/satellite-draft'
import { addSatellite } from '@ma-cantine/lib/canteens/satellites-api'
import { hasLineMinistry } from '@ma-cantine/lib/canteens/sectors'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../app/client.ts'
import { refreshSession } from '../../app/session.ts'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import { FormBody } from '../../ui/FormBody.tsx'
import { SearchableChoices } from '../../ui/SearchableChoices.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { communesOf } from '../canteen-queries.ts'
import { useCanteenFormWords } from '../form/words/canteen-form-words.ts'
import { ministryOptions, sectorOptions } from '../list-options.ts'
import type { SatellitePartProps } from './SatelliteList.tsx'
import { useSatelliteWords } from './words/satellite-words.ts'

interface NewSatelliteFormProps extends SatellitePartProps {
  readonly establishment: EstablishmentStatus
  readonly onBack: () => void
}

/** Creates a satellite, with what the register knows of its SIRET filled in. */
export function NewSatelliteForm({ kitchen, establishment, onBack, onDone }: NewSatelliteFormProps) {
  const words = useSatelliteWords()
  const formWords = useCanteenFormWords()
  const { siret, registerAnswered } = establishment
  const form = useSiteForm({
    draft: SatelliteDraft,
    labels: {
      name: words.name,
      postalCode: words.postalCode,
      cityInseeCode: words.city,
      sectors: words.sectors,
      lineMinistry: words.ministry,
      dailyMealCount: words.daily,
      yearlyMealCount: words.yearly,
    },
    values: {
      name: establishment.name ?? '',
      postalCode: establishment.postalCode ?? '',
      cityInseeCode: establishment.cityInseeCode ?? '',
      sectors: [] as string[],
      lineMinistry: '' as const,
      dailyMealCount: '',
      yearlyMealCount: '',
    },
    send: async body => {
      const { name } = await client.call(addSatellite, {
        params: { canteenId: kitchen.id },
        body: { ...body, siret, creationSource: 'APP' },
      })
      onDone(words.created(name))
      await refreshSession()
    },
  })
  const needsMinistry = hasLineMinistry(form.watch('sectors').map(Number))
  const postalCode = form.watch('postalCode').trim()
  const { data: towns } = useQuery(communesOf(postalCode))
  return (
    <>
      <FocusedHeading className="fr-h4">{words.newTitle}</FocusedHeading>
      <p>{words.newText(siret)}</p>
      {!registerAnswered && <Alert className="fr-mb-3w" severity="warning" small description={words.unverified} />}
      <FormBody
        form={form}
        action={words.create}
        busyLabel={words.creating}
        secondaryAction={
          <Button type="button" priority="secondary" onClick={onBack}>
            {words.otherSiret}
          </Button>
        }
      >
        <TextField form={form} name="name" autoComplete="off" />
        <TextField form={form} name="postalCode" inputMode="numeric" autoComplete="off" />
        <SelectField
          // The browser forgets a choice that comes before its options.
          key={towns ? postalCode : ''}
          form={form}
          name="cityInseeCode"
          options={(towns ?? []).map(({ code, nom }) => ({ value: code, label: nom }))}
        />
        <div className="fr-messages-group" aria-live="polite">
          {towns?.length === 0 && <p className="fr-message fr-message--error">{words.noCity(postalCode)}</p>}
        </div>
        <SearchableChoices form={form} name="sectors" options={sectorOptions} words={formWords.sectors} />
        {needsMinistry && <SelectField form={form} name="lineMinistry" optional options={ministryOptions} />}
        <TextField form={form} name="dailyMealCount" inputMode="numeric" autoComplete="off" />
        <TextField form={form} name="yearlyMealCount" inputMode="numeric" autoComplete="off" />
      </FormBody>
    </>
  )
}
