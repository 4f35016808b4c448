import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { ConvertedSiteDraft } from '@ma-cantine/lib/canteens/converted-site-draft'
import { conversionUndoDays, convertToGroup, type GroupConversion } from '@ma-cantine/lib/canteens/group-conversion-api'
import { useState } from 'react'
import { client } from '../../app/client.ts'
import { createIdempotencyKey } from '../../app/idempotency-key.ts'
import { addressOf } from '../../app/screen-list.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import { FormBody } from '../../ui/FormBody.tsx'
import { SecondaryLink } from '../../ui/SecondaryLink.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { canteenUrlComponent } from '../canteen-address.ts'
import { Obstacle } from './Obstacle.tsx'
import { useGroupWords } from './words/group-words.ts'

/** Number of satellites that the preview names. */
const shown = 10

export interface ConversionPartProps {
  readonly canteen: Canteen
  readonly preview: GroupConversion
  /** Called with the canteen as it is now, and the sentence that tells what was done. */
  readonly onDone: (changed: Canteen, text: string) => void
}

/** What the conversion of a kitchen keeps, empties, creates and tells; then its button. */
export function ConvertKitchen({ canteen, preview, onDone }: ConversionPartProps) {
  const words = useGroupWords()
  const { obstacle, sirenUniteLegale, emptied, site, satellites, toldTeams, lacksDailyMealCount } = preview
  // A second try after a lost answer converts once.
  const [idempotencyKey] = useState(createIdempotencyKey)
  if (obstacle) return <Obstacle canteen={canteen} title={words.obstacle} obstacle={obstacle} />

  async function convert(site?: { readonly name: string; readonly yearlyMealCount?: number | undefined }) {
    const params = { canteenId: canteen.id }
    onDone(await client.call(convertToGroup, { params, body: { site }, idempotencyKey }), words.converted)
  }

  return (
    <>
      <p>{words.purpose}</p>
      <p>{words.undoable(conversionUndoDays)}</p>
      <h2 className="fr-h5">{words.keeps}</h2>
      <ul>
        <li>{words.kept}</li>
        {sirenUniteLegale !== null && <li>{words.siren(sirenUniteLegale)}</li>}
      </ul>
      <h2 className="fr-h5">{words.loses}</h2>
      <ul>
        {emptied.map(each => (
          <li key={each}>{words.emptied[each]}</li>
        ))}
      </ul>
      <h2 className="fr-h5">{words.satellites(satellites.length)}</h2>
      {satellites.length > 0 && (
        <ul>
          {satellites.slice(0, shown).map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {satellites.length > shown && <li>{words.others(satellites.length - shown)}</li>}
        </ul>
      )}
      {toldTeams > 0 && <p>{words.told(toldTeams)}</p>}
      {lacksDailyMealCount && <p className="fr-info-text">{words.lacksDaily}</p>}
      {site ? (
        <SiteForm canteen={canteen} site={site} onConvert={convert} />
      ) : (
        <ul className="fr-btns-group fr-btns-group--inline-md">
          <li>
            <ActionButton
              action={words.convert}
              busyLabel={words.converting}
              priority="primary"
              work={() => convert()}
            />
          </li>
          <li>
            <Cancel canteen={canteen} />
          </li>
        </ul>
      )}
    </>
  )
}

function Cancel({ canteen }: { readonly canteen: Canteen }) {
  const words = useGroupWords()
  return (
    <SecondaryLink href={addressOf('SatelliteManagement', { canteenUrlComponent: canteenUrlComponent(canteen) })}>
      {words.cancel}
    </SecondaryLink>
  )
}

interface SiteFormProps {
  readonly canteen: Canteen
  readonly site: NonNullable<GroupConversion['site']>
  readonly onConvert: (site: { readonly name: string; readonly yearlyMealCount?: number | undefined }) => Promise<void>
}

/** The canteen to create for the dining place of the kitchen. */
function SiteForm({ canteen, site, onConvert }: SiteFormProps) {
  const words = useGroupWords()
  const form = useSiteForm({
    draft: ConvertedSiteDraft,
    labels: { name: words.siteName, yearlyMealCount: words.siteMeals },
    values: { name: site.name, yearlyMealCount: '' },
    send: onConvert,
  })
  return (
    <FormBody
      form={form}
      action={words.convert}
      busyLabel={words.converting}
      withHint={false}
      secondaryAction={<Cancel canteen={canteen} />}
    >
      <FieldGroup legend={words.site}>
        <p>{words.siteText(site.siret ?? '', site.dailyMealCount)}</p>
        <TextField form={form} name="name" autoComplete="off" />
        <TextField
          form={form}
          name="yearlyMealCount"
          inputMode="numeric"
          autoComplete="off"
          hint={words.siteMealsHint}
          optional
        />
      </FieldGroup>
    </FormBody>
  )
}
