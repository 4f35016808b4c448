import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { EstablishmentStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import { SatelliteDraft } from '@ma-cantine/lib/canteens/satellite-draft'
import { addSatellite } from '@ma-cantine/lib/canteens/satellites-api'
import { hasLineMinistry } from '@ma-cantine/lib/canteens/sectors'
import { client } from '../../app/client.ts'
import { refreshSession } from '../../app/session.ts'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import { FormBody } from '../../ui/FormBody.tsx'
import { SearchableChoices } from '../../ui/SearchableChoices.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useTowns } from '../form/use-towns.tsx'
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
  const towns = useTowns(form.watch('postalCode').trim(), {
    code: form.getValues('cityInseeCode'),
    name: establishment.city ?? '',
  })
  return (
    <>
      <FocusedHeading className="fr-h4">{words.newTitle}</FocusedHeading>
      <p>{words.newText(siret)}</p>
      {!registerAnswered && <Alert className="fr-mb-3w" severity="warning" small description={words.unverified} />}
      <FormBody
        form={form}
        action={words.create}
        busyLabel={words.creating}
        guarded
        secondaryAction={
          <Button type="button" priority="secondary" onClick={onBack}>
            {words.otherSiret}
          </Button>
        }
      >
        <TextField form={form} name="name" autoComplete="off" />
        <TextField
          form={form}
          name="postalCode"
          inputMode="numeric"
          autoComplete="off"
          onChange={() => form.setValue('cityInseeCode', '')}
        />
        <SelectField key={towns.key} form={form} name="cityInseeCode" options={towns.options} />
        {towns.message}
        <SearchableChoices form={form} name="sectors" options={sectorOptions} words={formWords.sectors} />
        {needsMinistry && <SelectField form={form} name="lineMinistry" optional options={ministryOptions} />}
        <TextField form={form} name="dailyMealCount" inputMode="numeric" autoComplete="off" />
        <TextField form={form} name="yearlyMealCount" inputMode="numeric" autoComplete="off" />
      </FormBody>
    </>
  )
}
