import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { Navigate, useSearchParams } from 'react-router'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { ManagedCanteen } from '../canteens/ManagedCanteen.tsx'
import { readPageNumber } from '../ui/pages-of-list.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { addressOfPage, MeasuredWaste, pageName } from './MeasuredWaste.tsx'
import { NoMeasurement } from './NoMeasurement.tsx'
import { measurementsOfPage, wasteMeasurements } from './waste-queries.ts'
import { useWasteWords } from './words/waste-words.ts'

/** What a canteen measured of its food waste, one measurement at a time, and how it changes. */
export default function WasteMeasurementsScreen() {
  return <ManagedCanteen>{canteen => <Measurements key={canteen.id} canteen={canteen} />}</ManagedCanteen>
}

function Measurements({ canteen }: { readonly canteen: Canteen }) {
  const titleOf = useTitles()
  const words = useWasteWords()
  const [parameters] = useSearchParams()
  const page = readPageNumber(parameters.get(pageName))
  return (
    <>
      <h1>{titleOf('WasteMeasurements')}</h1>
      <div className="mc-waste-head">
        <p className="fr-text--lead fr-mb-0">{canteen.name}</p>
        <SiteLink className="fr-btn fr-btn--tertiary fr-btn--sm" href={addressOf('ManagementPage')}>
          {words.change}
        </SiteLink>
        <SiteLink
          className="fr-btn fr-btn--secondary fr-btn--sm"
          href={addressOf('CanteenScale', { canteenUrlComponent: canteenUrlComponent(canteen) })}
        >
          {titleOf('CanteenScale')}
        </SiteLink>
      </div>
      <h2>{words.measured}</h2>
      <QueryView query={wasteMeasurements(canteen.id, page)}>
        {shown =>
          shown.measurements.length > 0 ? (
            <MeasuredWaste canteen={canteen} page={shown} />
          ) : shown.count > 0 ? (
            // The last measurement of the last page was deleted.
            <Navigate to={addressOfPage(Math.ceil(shown.count / measurementsOfPage))} replace />
          ) : (
            <NoMeasurement canteen={canteen} />
          )
        }
      </QueryView>
    </>
  )
}
