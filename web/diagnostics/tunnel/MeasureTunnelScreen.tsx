import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { isGivenByKitchen, kitchenReportOf, openParts } from '@ma-cantine/lib/canteens/yearly-report'
import { isMeasureId } from '@ma-cantine/lib/measures/measure-ids'
import { useParams } from 'react-router'
import { ManagedCanteen } from '../../canteens/ManagedCanteen.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { diagnosticsToChange } from '../diagnostic-queries.ts'
import { useDiagnosticWords } from '../words/diagnostic-words.ts'
import { ClosedTunnel } from './ClosedTunnel.tsx'
import { measureTunnels } from './measure-tunnel-list.ts'
import { OpenTunnel } from './OpenTunnel.tsx'

/** The questions of one measure of the diagnostic of a year, step by step. */
export default function MeasureTunnelScreen() {
  return <ManagedCanteen>{canteen => <TunnelOfAddress key={canteen.id} canteen={canteen} />}</ManagedCanteen>
}

const readYear = (text: string | undefined): number | null => (/^20\d\d$/.test(text ?? '') ? Number(text) : null)

function TunnelOfAddress({ canteen }: { readonly canteen: Canteen }) {
  const { year: yearText, measureId } = useParams()
  const words = useDiagnosticWords().tunnel
  const year = readYear(yearText)
  const measure = isMeasureId(measureId) ? measureId : null
  if (year === null || !measure) return <ClosedTunnel>{words.unknownYear}</ClosedTunnel>
  return (
    <QueryView query={diagnosticsToChange(canteen.id)}>
      {diagnostics => {
        const opened = diagnostics.find(each => each.year === year)
        if (isGivenByKitchen(canteen, kitchenReportOf(canteen, year), measure))
          return <ClosedTunnel>{words.ofKitchen}</ClosedTunnel>
        if (!opened) return <ClosedTunnel>{words.noReport(year)}</ClosedTunnel>
        if (!openParts(canteen, opened.centralKitchenDiagnosticMode).includes(measure)) {
          return <ClosedTunnel>{words.eachSatellite}</ClosedTunnel>
        }
        const lastYear = diagnostics.find(each => each.year === year - 1) ?? null
        const report = { measure, year, canteenName: canteen.name }
        return (
          <OpenTunnel
            key={`${year} ${measure}`}
            canteen={canteen}
            tunnel={measureTunnels[measure]}
            report={report}
            opened={opened}
            lastYear={lastYear}
          />
        )
      }}
    </QueryView>
  )
}
