import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { addressOf } from '../app/screen-list.ts'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { EstablishmentSummary } from './EstablishmentSummary.tsx'
import { useProgressWords } from './words/progress-words.ts'

/** What the service knows of the canteen, which the declaration carries. */
export function EstablishmentPart({ canteen }: { readonly canteen: Canteen }) {
  const words = useProgressWords()
  return (
    <section className="mc-progress-part" aria-labelledby="etablissement">
      <h2 className="fr-h4" id="etablissement">
        {words.establishmentTitle}
      </h2>
      <EstablishmentSummary canteen={canteen} />
      <SecondaryLink href={addressOf('CanteenModification', { canteenUrlComponent: canteenUrlComponent(canteen) })}>
        {words.editEstablishment}
      </SecondaryLink>
    </section>
  )
}
