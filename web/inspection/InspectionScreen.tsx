import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { canteenUrlComponent } from '@ma-cantine/lib/canteens/canteen-address'
import { reportParts } from '@ma-cantine/lib/canteens/yearly-report'
import { useParams } from 'react-router'
import { usePageTitle } from '../app/page-title.ts'
import { addressOf } from '../app/screen-list.ts'
import { ManagedCanteen } from '../canteens/ManagedCanteen.tsx'
import { useListAddress } from '../ui/list/use-list-address.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { InspectedAmounts } from './InspectedAmounts.tsx'
import { InspectionFiles } from './InspectionFiles.tsx'
import { inspectionFormat, inspectionOf } from './inspection-queries.ts'
import { ProvedShare } from './ProvedShare.tsx'
import { ToAttach } from './ToAttach.tsx'
import { useInspectionWords } from './words/inspection-words.ts'
import './inspection.css'

/** How much of a report is proved, what to attach first, and the file for an inspector. */
export default function InspectionScreen() {
  return <ManagedCanteen>{canteen => <Inspected key={canteen.id} canteen={canteen} />}</ManagedCanteen>
}

function Inspected({ canteen }: { readonly canteen: Canteen }) {
  const words = useInspectionWords()
  const { year: yearText = '' } = useParams()
  const year = /^\d{4}$/.test(yearText) ? Number(yearText) : 0
  const urlComponent = canteenUrlComponent(canteen)
  const path = addressOf('BeforeInspection', { canteenUrlComponent: urlComponent, year: yearText })
  const list = useListAddress(path, inspectionFormat)
  const report = addressOf('MyProgress', { canteenUrlComponent: urlComponent, year, measureId: reportParts[0] })
  const toReport = <SecondaryLink href={report}>{words.toReport(year)}</SecondaryLink>
  usePageTitle(words.title(year))
  return (
    <>
      <h1 className="fr-mb-1w">{words.title(year)}</h1>
      <p className="fr-text--lead">{canteen.name}</p>
      <QueryView
        query={inspectionOf(canteen.id, year, list.address)}
        renderRefusal={detail => (
          <>
            <p>{detail}</p>
            {toReport}
          </>
        )}
      >
        {inspection => (
          <>
            <p>{words.intro}</p>
            {inspection.declaration === null && <p>{words.preview}</p>}
            <ProvedShare amounts={inspection.amounts} />
            <ToAttach inspection={inspection} canteen={canteen} addressWith={list.addressWith} />
            <InspectedAmounts amounts={inspection.amounts} />
            <InspectionFiles inspection={inspection} canteenId={canteen.id} />
            {toReport}
          </>
        )}
      </QueryView>
    </>
  )
}
