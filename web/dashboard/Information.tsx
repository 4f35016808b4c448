import {
  economicModelLabels,
  managementTypeLabels,
  productionTypeLabels,
} from '@ma-cantine/lib/canteens/canteen-labels'
import { isGroup } from '@ma-cantine/lib/canteens/production'
import { formatNumber } from '@ma-cantine/lib/messages/numbers'
import { useLocale } from '../app/locale.ts'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useSectorNames } from '../canteens/CanteenIndicators.tsx'
import { CanteenPicture } from '../canteens/CanteenPicture.tsx'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { useCanteenWords } from '../canteens/words/canteen-words.ts'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import type { CanteenProps } from './DashboardScreen.tsx'
import { Membership } from './Membership.tsx'
import { useDashboardWords } from './words/dashboard-words.ts'
import '../ui/details.css'

/** The description of the canteen, and the ways to change it. */
export function Information({ canteen }: CanteenProps) {
  const words = useDashboardWords().information
  const { fields, notGiven } = useCanteenWords()
  const locale = useLocale()
  const sectors = useSectorNames()
  const { productionType, managementType, economicModel, dailyMealCount, yearlyMealCount } = canteen
  const isSatellite = productionType === 'site_cooked_elsewhere'
  const isSite = !isGroup(productionType)
  const place =
    canteen.city && [canteen.city, canteen.departmentLib && `(${canteen.departmentLib})`].filter(Boolean).join(' ')
  const facts = [
    [fields.name, canteen.name],
    ...(isSite ? [[fields.siret, canteen.siret]] : []),
    ...(canteen.sirenUniteLegale ? [[fields.sirenUniteLegale, canteen.sirenUniteLegale]] : []),
    ...(isSite ? [[fields.city, place]] : []),
    ...(isSatellite ? [] : [[fields.productionType, productionType && productionTypeLabels[locale][productionType]]]),
    ...(isSite ? [[fields.sectors, sectors(canteen.sectors)]] : []),
    [fields.managementType, managementType && managementTypeLabels[locale][managementType]],
    ...(isSite ? [[fields.economicModel, economicModel && economicModelLabels[locale][economicModel]]] : []),
    ...(productionType === 'central'
      ? []
      : [[fields.dailyMealCount, dailyMealCount === null ? null : formatNumber(dailyMealCount, locale)]]),
    [words.yearlyMeals(productionType), yearlyMealCount === null ? null : formatNumber(yearlyMealCount, locale)],
  ] as const
  const params = { canteenUrlComponent: canteenUrlComponent(canteen) }
  return (
    <section className="mc-widget" aria-labelledby="informations">
      <h3 className="fr-h5" id="informations">
        {words.title}
      </h3>
      <CanteenPicture source={canteen.images[0]?.image ?? null} className="mc-information-picture fr-mb-3w" />
      <dl className="mc-details">
        {facts.map(([name, value]) => (
          <div className="mc-detail" key={name}>
            <dt>{name}</dt>
            <dd>{value || notGiven}</dd>
          </div>
        ))}
      </dl>
      <Membership canteen={canteen} />
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <SecondaryLink href={addressOf('CanteenModification', params)}>{words.change}</SecondaryLink>
        </li>
        <li>
          <SecondaryLink href={addressOf('PublicationForm', params)}>{words.publicPage}</SecondaryLink>
        </li>
      </ul>
      <p className="mc-links">
        <SiteLink className="fr-link" href={addressOf('CanteenPoster', params)}>
          {words.poster}
        </SiteLink>
        <SiteLink className="fr-link" href={addressOf('CanteenHistory', params)}>
          {words.history}
        </SiteLink>
        <SiteLink className="fr-link" href={addressOf('CanteenDeletion', params)}>
          {words.remove}
        </SiteLink>
      </p>
    </section>
  )
}
