import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { ManagedCanteen } from '../canteens/ManagedCanteen.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { pagesFormat } from '../ui/list/pages-format.ts'
import { useListAddress } from '../ui/list/use-list-address.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { MeasuredWaste } from './MeasuredWaste.tsx'
import { NoMeasurement } from './NoMeasurement.tsx'
import { ToMeasure } from './ToMeasure.tsx'
import { wasteMeasurements } from './waste-queries.ts'
import { useWasteWords } from './words/waste-words.ts'

/** What a canteen measured of its food waste, one measurement at a time, and how it changes. */
export default function WasteMeasurementsScreen() {
  return <ManagedCanteen>{canteen => <Measurements key={canteen.id} canteen={canteen} />}</ManagedCanteen>
}

function Measurements({ canteen }: { readonly canteen: Canteen }) {
  const titleOf = useTitles()
  const words = useWasteWords()
  const path = addressOf('WasteMeasurements', { canteenUrlComponent: canteenUrlComponent(canteen) })
  const { address, addressWith } = useListAddress(path, pagesFormat)
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
      <ToMeasure canteen={canteen} />
      <h2>{words.measured}</h2>
      <QueryView query={wasteMeasurements(canteen.id, address.page)}>
        {list => (
          <PagedList
            id="evaluations"
            list={list}
            addressWith={addressWith}
            hasFixedSize
            shown={words.shown}
            empty={<NoMeasurement canteen={canteen} />}
          >
            {() => <MeasuredWaste canteen={canteen} page={list} />}
          </PagedList>
        )}
      </QueryView>
    </>
  )
}
