import type { CanteenSummary } from '@ma-cantine/lib/canteens/canteen-summary'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { CanteenNumbers, ProductionTag } from '../CanteenIdentity.tsx'
import { CanteenIndicators } from '../CanteenIndicators.tsx'
import { CanteenPicture } from '../CanteenPicture.tsx'
import { canteenUrlComponent } from '../canteen-address.ts'
import { type Selection, SelectionBox } from './Selection.tsx'

export interface CanteensProps {
  readonly canteens: readonly CanteenSummary[]
  readonly selection: Selection
}

/** One card for each canteen; the whole card leads to it. */
export const CanteenCards = ({ canteens, selection }: CanteensProps) => (
  <ul className="mc-canteen-cards">
    {canteens.map(canteen => (
      <li key={canteen.id} className="fr-enlarge-link mc-canteen-card">
        <CanteenPicture source={canteen.leadImage} />
        <div className="mc-canteen-card__body">
          <h3 className="fr-h6 fr-mb-1w">
            <SiteLink href={addressOf('DashboardManager', { canteenUrlComponent: canteenUrlComponent(canteen) })}>
              {canteen.name}
            </SiteLink>
          </h3>
          <div className="fr-text--sm fr-mb-1w">
            <CanteenNumbers canteen={canteen} />
          </div>
          <CanteenIndicators canteen={canteen} />
        </div>
        <div className="mc-canteen-card__tag">
          <ProductionTag type={canteen.productionType} />
        </div>
        <div className="mc-canteen-card__choice">
          <SelectionBox selection={selection} canteen={canteen} />
        </div>
      </li>
    ))}
  </ul>
)
