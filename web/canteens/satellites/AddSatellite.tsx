import type { CanteenStatus, EstablishmentStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import { getSiretStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import { SatelliteSiretDraft } from '@ma-cantine/lib/canteens/satellite-draft'
import { BadRequestError } from '@ma-cantine/lib/http/api-error'
import { useState } from 'react'
import { client } from '../../app/client.ts'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { FormBody } from '../../ui/FormBody.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { FoundCanteen } from './FoundCanteen.tsx'
import { NewSatelliteForm } from './NewSatelliteForm.tsx'
import type { SatellitePartProps } from './SatelliteList.tsx'
import { useSatelliteTexts } from './satellite-texts.ts'
import '../../accounts/card.css'

/** Adds a satellite in two steps: its SIRET; then the canteen that has it, to confirm, or what it takes to create it. */
export function AddSatellite({ kitchen, onDone }: SatellitePartProps) {
  const words = useSatelliteTexts(kitchen)
  const [known, setKnown] = useState<CanteenStatus | EstablishmentStatus | null>(null)
  const second = {
    kitchen,
    onBack: () => setKnown(null),
    onDone: (text: string) => {
      setKnown(null)
      onDone(text)
    },
  }
  return (
    <section className="fr-mt-6w">
      <article className="mc-card">
        {known === null ? (
          <>
            <h2 className="fr-h4">{words.add}</h2>
            <p>{words.addText}</p>
            <SiretForm kitchen={kitchen} onKnown={setKnown} />
          </>
        ) : 'id' in known ? (
          <FoundCanteen {...second} found={known} />
        ) : (
          <NewSatelliteForm {...second} establishment={known} />
        )}
      </article>
      <SiteLink className="fr-link" href={addressOf('ImportCanteens')}>
        {words.many}
      </SiteLink>
    </section>
  )
}

interface SiretFormProps extends Pick<SatellitePartProps, 'kitchen'> {
  /** Called with the canteen that has the SIRET, or what the register knows of it. */
  readonly onKnown: (known: CanteenStatus | EstablishmentStatus) => void
}

function SiretForm({ kitchen, onKnown }: SiretFormProps) {
  const words = useSatelliteTexts(kitchen)
  const form = useSiteForm({
    draft: SatelliteSiretDraft,
    labels: { siret: words.siret },
    values: { siret: '' },
    send: async ({ siret }) => {
      if (siret === kitchen.siret) throw new BadRequestError({ siret: [words.ownSiret] })
      const status = await client.call(getSiretStatus, { params: { siret } })
      if (!status) throw new BadRequestError({ siret: [words.noEstablishment(siret)] })
      onKnown(status)
    },
  })
  return (
    <FormBody form={form} action={words.search} busyLabel={words.searching} priority="secondary">
      <TextField form={form} name="siret" inputMode="numeric" autoComplete="off" hint={words.siretHint} />
    </FormBody>
  )
}
