import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { mayHaveSatellites } from '@ma-cantine/lib/canteens/production'
import { usePageTitle } from '../app/page-title.ts'
import { addressOf } from '../app/screen-list.ts'
import { useCanteenPreviews } from '../app/session.ts'
import { CanteenNumbers, ProductionTag } from '../canteens/CanteenIdentity.tsx'
import { DeliveryRequests } from '../canteens/deliveries/DeliveryRequests.tsx'
import { ManagedCanteen } from '../canteens/ManagedCanteen.tsx'
import { UseSelfAssessment } from '../self-assessment/UseSelfAssessment.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { Information } from './Information.tsx'
import { LatestPurchases } from './LatestPurchases.tsx'
import { Report } from './Report.tsx'
import { Satellites } from './Satellites.tsx'
import { Team } from './Team.tsx'
import { Waste } from './Waste.tsx'
import { useDashboardWords } from './words/dashboard-words.ts'
import './dashboard.css'

/** One canteen: what is missing, its team, its purchases, its description. */
export default function DashboardScreen() {
  return <ManagedCanteen>{canteen => <Dashboard key={canteen.id} canteen={canteen} />}</ManagedCanteen>
}

export interface CanteenProps {
  readonly canteen: Canteen
}

function Dashboard({ canteen }: CanteenProps) {
  const words = useDashboardWords()
  const managesOthers = useCanteenPreviews().length > 1
  usePageTitle(canteen.name)
  return (
    <>
      <div className="mc-dashboard-head">
        <div>
          <ProductionTag type={canteen.productionType} />
          <h1 className="fr-mt-1w fr-mb-1w mc-dashboard-title">{canteen.name}</h1>
          <CanteenNumbers canteen={canteen} />
        </div>
        {managesOthers && <SecondaryLink href={addressOf('ManagementPage')}>{words.change}</SecondaryLink>}
      </div>
      <DeliveryRequests canteen={canteen} />
      <UseSelfAssessment canteen={canteen} />
      <Report canteen={canteen} />
      <section className="fr-mt-6w" aria-labelledby="etablissement">
        <h2 id="etablissement">{words.title}</h2>
        <p>{words.intro}</p>
        <div className="mc-widgets">
          <div className="mc-widgets__main">
            {mayHaveSatellites(canteen.productionType) && <Satellites canteen={canteen} />}
            <LatestPurchases canteen={canteen} />
            <Waste canteen={canteen} />
            <Information canteen={canteen} />
          </div>
          <Team canteen={canteen} />
        </div>
      </section>
    </>
  )
}
