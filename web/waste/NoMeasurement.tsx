import { Badge } from '@codegouvfr/react-dsfr/Badge'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { Grams } from './summary/WasteSummary.tsx'
import { tunnelAddress } from './tunnel-address.ts'
import { useWasteWords } from './words/waste-words.ts'

export function NoMeasurement({ canteen }: { readonly canteen: Canteen }) {
  const { noData, enter, effects } = useWasteWords()
  return (
    <>
      <p>{noData.duty}</p>
      <p>{noData.advice}</p>
      <Badge noIcon>{noData.badge}</Badge>
      <Grams grams={null} />
      <SiteLink className="fr-btn" href={tunnelAddress(canteen)}>
        {enter}
      </SiteLink>
      <p className="fr-mt-3w fr-mb-0">
        <SiteLink className="fr-link" href={addressOf('WasteActionsHome')}>
          {effects.find}
        </SiteLink>
      </p>
    </>
  )
}
