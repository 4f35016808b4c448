import type { PublicCanteenPreview } from '@ma-cantine/lib/public-canteens/public-canteen'
import { publicSharesOf } from '@ma-cantine/lib/public-canteens/public-shares'
import { goalsOf } from '@ma-cantine/lib/purchases/territory-goals'
import { SiteLink } from '../app/site-link.tsx'
import { ProductionTag } from '../canteens/CanteenIdentity.tsx'
import { CanteenIndicators } from '../canteens/CanteenIndicators.tsx'
import { CanteenPicture } from '../canteens/CanteenPicture.tsx'
import { CanteenBadges } from './CanteenBadges.tsx'
import { publicCanteenAddress } from './public-canteen-address.ts'
import { usePublicCanteenWords } from './words/public-canteen-words.ts'

interface CardProps {
  readonly canteen: PublicCanteenPreview
}

/** What the canteen bought in the year of its badges, and the badges themselves. */
function Measures({ canteen }: CardProps) {
  const words = usePublicCanteenWords()
  const { badges, approDiagnostic } = canteen
  if (badges.year === null) return <p className="mc-public-card__none">{words.noData}</p>
  const shares = approDiagnostic && publicSharesOf(approDiagnostic)
  return (
    <>
      {shares && (
        <p className="mc-public-card__shares">{words.shares(badges.year, shares, goalsOf(canteen).organic)}</p>
      )}
      <CanteenBadges badges={badges} />
    </>
  )
}

/** One card for each canteen; the whole card leads to its page. */
export const CanteenCards = ({ canteens }: { readonly canteens: readonly PublicCanteenPreview[] }) => (
  <ul className="mc-public-cards">
    {canteens.map(canteen => (
      <li key={canteen.id} className="fr-enlarge-link mc-public-card">
        <CanteenPicture className="mc-public-card__picture" source={canteen.leadImage} />
        <div className="mc-public-card__body">
          <h3 className="fr-h6 fr-mb-1v">
            <SiteLink href={publicCanteenAddress(canteen)}>{canteen.name}</SiteLink>
          </h3>
          {canteen.productionType !== 'site' && (
            <div className="fr-mb-1v">
              <ProductionTag type={canteen.productionType} />
            </div>
          )}
          <CanteenIndicators canteen={canteen} />
          <Measures canteen={canteen} />
        </div>
      </li>
    ))}
  </ul>
)
