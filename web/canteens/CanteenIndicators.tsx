import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { managementTypeLabels, sectorLabels } from '@ma-cantine/lib/canteens/canteen-labels'
import { isCentralKitchen } from '@ma-cantine/lib/canteens/production'
import { capitalise } from '@ma-cantine/lib/messages/capitalise'
import { useLocale } from '../app/locale.ts'
import { useCanteenWords } from './words/canteen-words.ts'
import './canteen-indicators.css'

type DescribedCanteen = Pick<
  Canteen,
  'city' | 'dailyMealCount' | 'satelliteCanteensCount' | 'productionType' | 'sectors' | 'managementType'
>

/** Its town, its size, its sectors and its management, as far as they are known. */
export function CanteenIndicators({ canteen }: { readonly canteen: DescribedCanteen }) {
  const words = useCanteenWords()
  const locale = useLocale()
  const sectors = useSectorNames()
  const { city, dailyMealCount, satelliteCanteensCount, productionType, managementType } = canteen
  const facts = [
    ['fr-icon-map-pin-2-line', city],
    ['fr-icon-restaurant-line', productionType !== 'central' && dailyMealCount && words.covers(dailyMealCount)],
    [
      'fr-icon-community-line',
      isCentralKitchen(productionType) && satelliteCanteensCount && words.satellites(satelliteCanteensCount),
    ],
    ['fr-icon-building-line', sectors(canteen.sectors)],
    ['fr-icon-team-line', managementType && managementTypeLabels[locale][managementType]],
  ] as const
  return (
    <ul className="mc-indicators">
      {facts.map(([icon, text]) => text && <li key={icon} className={`${icon} fr-icon--sm`}>{` ${text}`}</li>)}
    </ul>
  )
}

/** @returns a function that writes sectors one after the other, as in a sentence. */
export function useSectorNames(): (ids: readonly number[]) => string {
  const locale = useLocale()
  return ids => {
    const names = ids
      .flatMap(id => sectorLabels[locale][id] ?? [])
      .map(name => name.toLocaleLowerCase(locale))
      .join(', ')
    return capitalise(names)
  }
}
