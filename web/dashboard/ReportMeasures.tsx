import { mayHaveSatellites } from '@ma-cantine/lib/canteens/production'
import { isGivenByKitchen } from '@ma-cantine/lib/canteens/yearly-report'
import { type SimpleMeasureId, simpleMeasureSteps } from '@ma-cantine/lib/diagnostics/simple-measures'
import { measureShortTitles } from '@ma-cantine/lib/measures/measure-labels'
import { isAskedAboutDiversificationPlan } from '@ma-cantine/lib/measures/questions'
import { isReportedByKitchen, measureBadge } from '@ma-cantine/lib/teledeclaration/canteen-states'
import { useLocale } from '../app/locale.ts'
import { SiteLink } from '../app/site-link.tsx'
import { measureIcons } from '../diagnostics/measure-icons.ts'
import { MeasureBadge } from '../teledeclaration/MeasureBadge.tsx'
import type { ReportProps } from './Report.tsx'
import { useDashboardWords } from './words/dashboard-words.ts'

const measures = Object.keys(simpleMeasureSteps) as SimpleMeasureId[]

/** The four measures besides purchases; without a report, the way to begin it lies over them. */
export function ReportMeasures(props: ReportProps) {
  const { canteen, year, own, kitchen, addressOfPart } = props
  const words = useDashboardWords().report
  const isGiven = isReportedByKitchen(canteen, kitchen)
  const isMissing = own === null && !isGiven
  const cards = (
    <ul className={`mc-yearly__measures${isMissing ? ' mc-yearly__measures--missing' : ''}`} aria-hidden={isMissing}>
      {measures.map(measure => (
        <MeasureCard key={measure} {...props} measure={measure} isGiven={isGiven} />
      ))}
    </ul>
  )
  if (!isMissing) return cards
  // A kitchen gives the purchases: the first measure to answer is the next one.
  const first = isGivenByKitchen(canteen, kitchen, 'qualite-des-produits')
    ? 'gaspillage-alimentaire'
    : 'qualite-des-produits'
  return (
    <div className="mc-yearly__cover">
      {cards}
      <SiteLink className="fr-btn fr-btn--lg" href={addressOfPart(first)}>
        {words.make(year)}
      </SiteLink>
    </div>
  )
}

type MeasureCardProps = ReportProps & { readonly measure: SimpleMeasureId; readonly isGiven: boolean }

function MeasureCard({ canteen, own, kitchen, measure, isGiven, addressOfPart }: MeasureCardProps) {
  const words = useDashboardWords().report
  const titles = measureShortTitles[useLocale()]
  const isLeftToSatellites = mayHaveSatellites(canteen.productionType) && own?.centralKitchenDiagnosticMode === 'APPRO'
  const isOpen = isGiven || (own !== null && !isLeftToSatellites)
  const purpose =
    measure === 'menus-vegetariens' && isAskedAboutDiversificationPlan(canteen)
      ? words.vegetarianWithPlan
      : words.purposes[measure]
  return (
    <li className={`mc-yearly__measure${isOpen ? ' fr-enlarge-link' : ''}`}>
      <h3 className="fr-h6 fr-mb-1w">
        {isOpen ? <SiteLink href={addressOfPart(measure)}>{titles[measure]}</SiteLink> : titles[measure]}
        <span className={`${measureIcons[measure]} mc-yearly__icon`} aria-hidden="true" />
      </h3>
      {!isGiven && !isLeftToSatellites && (
        <p className="fr-mb-1w">
          <MeasureBadge badge={measureBadge(measure, canteen, own, kitchen)} />
        </p>
      )}
      <p className="fr-mb-0">{isLeftToSatellites ? words.bySatellites : isGiven ? words.byKitchen : purpose}</p>
    </li>
  )
}
