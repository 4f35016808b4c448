import { gratuityLabels } from '@ma-cantine/lib/partners/gratuity-options'
import type { Partner } from '@ma-cantine/lib/partners/partner'
import { useLocale } from '../../app/locale.ts'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { PartnerPicture } from '../PartnerPicture.tsx'
import { partnerAddress } from '../partner-address.ts'
import { usePartnerPlace } from '../partner-place.ts'
import { usePartnerWords } from '../words/partner-words.ts'

/** One card for each actor, then the one that invites new ones; a whole card is a link. */
export const PartnerCards = ({ partners }: { readonly partners: readonly Partner[] }) => (
  <ul className="mc-partner-cards">
    {partners.map(partner => (
      <li key={partner.id} className="fr-enlarge-link mc-partner-card">
        <PartnerCard partner={partner} />
      </li>
    ))}
    <li className="fr-enlarge-link mc-partner-card mc-partner-card--new">
      <NewPartnerCard />
    </li>
  </ul>
)

function PartnerCard({ partner }: { readonly partner: Partner }) {
  const locale = useLocale()
  const placeOf = usePartnerPlace()
  const place = placeOf(partner, true)
  return (
    <>
      <PartnerPicture className="mc-partner-card__picture" source={partner.image} />
      <div className="mc-partner-card__body">
        <h3 className="fr-h6 fr-mb-1w" lang={locale === 'fr' ? undefined : 'fr'}>
          <SiteLink href={partnerAddress(partner)}>{partner.name}</SiteLink>
        </h3>
        <ul className="mc-partner-facts">
          {partner.types.length > 0 && (
            <li className="fr-icon-user-line fr-icon--sm" lang={locale === 'fr' ? undefined : 'fr'}>
              {partner.types.join(', ')}
            </li>
          )}
          {partner.gratuityOption !== null && (
            <li className="fr-icon-money-euro-circle-line fr-icon--sm">
              {gratuityLabels[locale][partner.gratuityOption]}
            </li>
          )}
          {place !== '' && <li className="fr-icon-map-pin-2-line fr-icon--sm">{place}</li>}
        </ul>
        <p className="fr-mb-0" lang={locale === 'fr' ? undefined : 'fr'}>
          {partner.shortDescription}
        </p>
      </div>
    </>
  )
}

function NewPartnerCard() {
  const { newCard } = usePartnerWords()
  return (
    <div className="mc-partner-card__body">
      <span className="fr-icon-add-line mc-partner-card__plus" aria-hidden="true" />
      <h3 className="fr-h6 fr-mb-1w">
        <SiteLink href={addressOf('NewPartner')}>{newCard.title}</SiteLink>
      </h3>
      <p className="fr-mb-0">{newCard.text}</p>
    </div>
  )
}
