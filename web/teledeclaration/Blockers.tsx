import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { missingCanteenFields } from '@ma-cantine/lib/canteens/missing-fields'
import { isGroup } from '@ma-cantine/lib/canteens/production'
import { isGivenByKitchen, kitchenReportOf } from '@ma-cantine/lib/canteens/yearly-report'
import type { MeasureId } from '@ma-cantine/lib/measures/measure-ids'
import type { DeclarationBlocker } from '@ma-cantine/lib/teledeclaration/canteen-states'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { useCanteenWords } from '../canteens/words/canteen-words.ts'
import { MissingAmountSteps } from '../diagnostics/quality/MissingAmounts.tsx'
import { useTeledeclarationWords } from './words/teledeclaration-words.ts'
import './teledeclaration.css'

interface BlockersProps {
  readonly canteen: Canteen
  readonly year: number
  readonly blockers: readonly DeclarationBlocker[]
}

/** The id of the choice of what a kitchen gives, on the screen of its report. */
export const kitchenModeId = 'mode-de-la-cuisine'

/** What is left to do before a report is declared, each with the way to do it. */
export function Blockers({ canteen, year, blockers }: BlockersProps) {
  const words = useTeledeclarationWords().blockers
  const { fields } = useCanteenWords()
  const params = { canteenUrlComponent: canteenUrlComponent(canteen) }
  const reportAt = (measureId: MeasureId) => addressOf('MyProgress', { ...params, year, measureId })
  const report = reportAt('qualite-des-produits')
  const isGiven = isGivenByKitchen(canteen, kitchenReportOf(canteen, year), 'qualite-des-produits')
  const addresses: Readonly<Record<DeclarationBlocker, string>> = {
    satellites: addressOf('SatelliteManagement', params),
    kitchen: report,
    // Where the kitchen gives the purchases, another measure is the first to answer.
    report: isGiven ? reportAt('gaspillage-alimentaire') : report,
    mode: `${report}#${kitchenModeId}`,
    amounts: report,
    'canteen-data': addressOf('CanteenModification', params),
    'satellite-data': addressOf('SatelliteManagement', params),
  }
  const own = canteen.diagnostics.find(each => each.year === year)
  const missing = missingCanteenFields(canteen).map(field => fields[field])
  const details: Readonly<Partial<Record<DeclarationBlocker, string>>> = {
    satellites: isGroup(canteen.productionType)
      ? words.emptyGroup
      : words.satelliteCounts(canteen.satellites.length, canteen.satelliteCanteensCount ?? 0),
    kitchen: canteen.groupe ? words.group : words.kitchen,
    'canteen-data': words.missing(missing),
    'satellite-data': words.incompleteSatellites(canteen.satellitesMissingDataCount ?? 0),
  }
  return (
    <ul className="mc-blockers">
      {blockers.map(blocker => (
        <li key={blocker}>
          <SiteLink className="fr-link" href={addresses[blocker]}>
            {blocker === 'kitchen' && canteen.groupe ? words.askGroup : words.actions[blocker]}
          </SiteLink>
          {details[blocker] && <span className="fr-hint-text">{details[blocker]}</span>}
          {blocker === 'amounts' && own && <MissingAmountSteps canteen={canteen} diagnostic={own} />}
        </li>
      ))}
    </ul>
  )
}
