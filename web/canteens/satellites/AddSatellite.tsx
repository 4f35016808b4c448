import type { EstablishmentStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import { getSiretStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import { SatelliteSiretDraft } from '@ma-cantine/lib/canteens/satellite-draft'
import { addSatellite } from '@ma-cantine/lib/canteens/satellites-api'
import { BadRequestError } from '@ma-cantine/lib/http/api-error'
import { useState } from 'react'
import { client } from '../../app/client.ts'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { FormBody } from '../../ui/FormBody.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { NewSatelliteForm } from './NewSatelliteForm.tsx'
import type { SatellitePartProps } from './SatelliteList.tsx'
import { useSatelliteWords } from './words/satellite-words.ts'
import '../../accounts/card.css'

/** Adds a satellite in two steps: its SIRET, which links a canteen that exists; else what it takes to create it. */
export function AddSatellite({ kitchen, onDone }: SatellitePartProps) {
  const words = useSatelliteWords()
  const [establishment, setEstablishment] = useState<EstablishmentStatus | null>(null)
  return (
    <section className="fr-mt-6w">
      <article className="mc-card">
        {establishment ? (
          <NewSatelliteForm
            kitchen={kitchen}
            establishment={establishment}
            onBack={() => setEstablishment(null)}
            onDone={text => {
              setEstablishment(null)
              onDone(text)
            }}
          />
        ) : (
          <>
            <h2 className="fr-h4">{words.add}</h2>
            <p>{words.addText}</p>
            <SiretForm kitchen={kitchen} onDone={onDone} onUnknown={setEstablishment} />
          </>
        )}
      </article>
      <SiteLink className="fr-link" href={addressOf('ImportCanteens')}>
        {words.many}
      </SiteLink>
    </section>
  )
}

interface SiretFormProps extends SatellitePartProps {
  /** Called with what the register knows of a SIRET that no canteen has. */
  readonly onUnknown: (establishment: EstablishmentStatus) => void
}

function SiretForm({ kitchen, onDone, onUnknown }: SiretFormProps) {
  const words = useSatelliteWords()
  const form = useSiteForm({
    draft: SatelliteSiretDraft,
    labels: { siret: words.siret },
    values: { siret: '' },
    send: async ({ siret }) => {
      if (siret === kitchen.siret) throw new BadRequestError({ siret: [words.ownSiret] })
      const status = await client.call(getSiretStatus, { params: { siret } })
      if (!status) throw new BadRequestError({ siret: [words.noEstablishment(siret)] })
      if (!('id' in status)) return onUnknown(status)
      const { name } = await client.call(addSatellite, { params: { canteenId: kitchen.id }, body: { siret } })
      form.reset({ siret: '' })
      onDone(words.linked(name))
    },
  })
  return (
    <FormBody form={form} action={words.search} busyLabel={words.searching} priority="secondary">
      <TextField form={form} name="siret" inputMode="numeric" autoComplete="off" hint={words.siretHint} />
    </FormBody>
  )
}
