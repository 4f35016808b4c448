import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { mayHaveSatellites } from '@ma-cantine/lib/canteens/production'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { canteenUrlComponent } from '../../canteens/canteen-address.ts'
import { useKitchenReportWords } from './words/kitchen-report-words.ts'

/** The way of a satellite to what its kitchen declares for it, or of a kitchen to the answers of its satellites. */
export function KitchenReportLink({ canteen, year }: { readonly canteen: Canteen; readonly year: number }) {
  const words = useKitchenReportWords()
  const params = { canteenUrlComponent: canteenUrlComponent(canteen), year }
  const hasSatellites = mayHaveSatellites(canteen.productionType) && canteen.satellites.length > 0
  if (!hasSatellites && canteen.centralKitchen === null) return null
  return (
    <p className="fr-mb-0">
      <SiteLink className="fr-link" href={addressOf(hasSatellites ? 'SatelliteAnswers' : 'KitchenReport', params)}>
        {hasSatellites ? words.toAnswers : words.toKitchenReport}
      </SiteLink>
    </p>
  )
}
