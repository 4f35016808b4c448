import { measureIds } from '@ma-cantine/lib/measures/measure-ids'
import type { ActionableCanteen } from '@ma-cantine/lib/teledeclaration/actionable-canteens-api'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { CanteenNumbers, ProductionTag } from '../canteens/CanteenIdentity.tsx'
import { CanteenIndicators } from '../canteens/CanteenIndicators.tsx'
import { CanteenPicture } from '../canteens/CanteenPicture.tsx'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { StateBadge } from '../teledeclaration/StateBadge.tsx'
import { type Selection, SelectionBox } from './Selection.tsx'
import { useManagementWords } from './words/management-words.ts'

export interface CanteensProps {
  readonly canteens: readonly ActionableCanteen[]
  /** Of the report that can be declared. */
  readonly year: number
  readonly selection: Selection
}

/** The way to the report of last year, and how far it is. */
function ReportLink({ canteen, year }: { readonly canteen: ActionableCanteen; readonly year: number }) {
  const words = useManagementWords()
  const { report } = canteen
  function textOf(): string {
    if (!report.hasDiagnostic) return words.reportToBegin(year)
    if (report.hasModeToCorrect) return words.reportToCorrect(year)
    if (report.isComplete) return words.reportComplete(year)
    return words.reportUnderWay(year, report.finishedMeasures, measureIds.length)
  }
  const params = { canteenUrlComponent: canteenUrlComponent(canteen), year, measureId: measureIds[0] }
  return (
    <p className="mc-canteen-card__report">
      <SiteLink className="fr-link fr-link--sm" href={addressOf('MyProgress', params)}>
        {textOf()}
      </SiteLink>
    </p>
  )
}

/** One card for each canteen; the whole card leads to it. */
export const CanteenCards = ({ canteens, year, selection }: CanteensProps) => (
  <ul className="mc-canteen-cards">
    {canteens.map(canteen => (
      <li key={canteen.id} className="fr-enlarge-link mc-canteen-card">
        <CanteenPicture source={canteen.leadImage} />
        <div className="mc-canteen-card__body">
          <h3 className="fr-h6 fr-mb-1w">
            <SiteLink href={addressOf('DashboardManager', { canteenUrlComponent: canteenUrlComponent(canteen) })}>
              {canteen.name}
            </SiteLink>
          </h3>
          <div className="fr-text--sm fr-mb-1w">
            <CanteenNumbers canteen={canteen} />
          </div>
          <CanteenIndicators canteen={canteen} />
          <p className="fr-mt-1w fr-mb-0">
            <StateBadge action={canteen.action} isDeclared={canteen.report.isTeledeclared} year={year} />
          </p>
          <ReportLink canteen={canteen} year={year} />
        </div>
        <div className="mc-canteen-card__tag">
          <ProductionTag type={canteen.productionType} />
        </div>
        <div className="mc-canteen-card__choice">
          <SelectionBox selection={selection} canteen={canteen} />
        </div>
      </li>
    ))}
  </ul>
)
