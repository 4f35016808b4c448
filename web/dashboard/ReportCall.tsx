import { missingCanteenFields } from '@ma-cantine/lib/canteens/missing-fields'
import { isGroup } from '@ma-cantine/lib/canteens/production'
import { isGivenByKitchen } from '@ma-cantine/lib/canteens/yearly-report'
import { isDiagnosticComplete, measureState } from '@ma-cantine/lib/diagnostics/measure-progress'
import { measureIds } from '@ma-cantine/lib/measures/measure-ids'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { blockersOf, hasModeToCorrect } from '@ma-cantine/lib/teledeclaration/canteen-states'
import type { PendingAction } from '@ma-cantine/lib/teledeclaration/pending-actions'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../app/locale.ts'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { useCanteenWords } from '../canteens/words/canteen-words.ts'
import { DeclareButton } from '../teledeclaration/DeclareButton.tsx'
import { campaignOf } from '../teledeclaration/teledeclaration-queries.ts'
import { useIsDeclarationOver } from '../teledeclaration/use-is-declaration-over.ts'
import { useTeledeclarationWords } from '../teledeclaration/words/teledeclaration-words.ts'
import type { ReportProps } from './Report.tsx'
import { useDashboardWords } from './words/dashboard-words.ts'

interface ReportCallProps extends ReportProps {
  readonly action: PendingAction | undefined
  /** The last instant of a declaration that our team opened for the canteen outside of the campaign. */
  readonly lateEndDate: string | null
  readonly onDeclared: () => void
}

/** What comes next, one thing at a time: complete the canteen, mend its satellites, declare; or that it is too late. */
export function ReportCall(props: ReportCallProps) {
  const { canteen, year, own, kitchen, action, addressOfPart } = props
  const words = useDashboardWords().report
  const { modeToCorrect, tooLate } = useTeledeclarationWords()
  const isOver = useIsDeclarationOver(year)
  const lacksData = missingCanteenFields(canteen).length > 0
  // What the canteen lacks is worth giving after the campaign as well: other years ask for it.
  if (isOver && action === '45_did_not_teledeclare' && !lacksData) return <p className="mc-yearly__call">{tooLate}</p>
  if (action === '30_fill_diagnostic' && hasModeToCorrect(canteen, own)) {
    return (
      <div className="mc-yearly__call">
        <p>{modeToCorrect}</p>
        <SiteLink className="fr-btn" href={addressOfPart('qualite-des-produits')}>
          {words.toCorrect}
        </SiteLink>
      </div>
    )
  }
  const blockers = blockersOf(canteen, own, kitchen, action)
  if (lacksData) return <MissingData {...props} />
  if (blockers.includes('satellites')) return <Inconsistent {...props} />
  if (action === '40_teledeclare' && own && blockers.length === 0) return <ReadyToDeclare {...props} own={own} />
  return null
}

/** What the description of the canteen lacks, with the way to complete it. */
function MissingData({ canteen, year }: ReportCallProps) {
  const words = useDashboardWords().missing
  const { fields } = useCanteenWords()
  const { data: campaign } = useQuery(campaignOf(year))
  return (
    <section className="mc-yearly__call" aria-labelledby="manques">
      <h3 className="fr-h6" id="manques">
        {words.title}
      </h3>
      <p className="fr-mb-1w">{campaign?.inTeledeclaration ? words.beforeDeclaring : words.text}</p>
      <ul className="fr-mb-2w">
        {missingCanteenFields(canteen).map(field => (
          <li key={field}>{fields[field]}</li>
        ))}
      </ul>
      <SiteLink
        className="fr-btn"
        href={addressOf('CanteenModification', { canteenUrlComponent: canteenUrlComponent(canteen) })}
      >
        {words.complete}
      </SiteLink>
    </section>
  )
}

function Inconsistent({ canteen }: ReportCallProps) {
  const words = useDashboardWords().satellites
  return (
    <section className="mc-yearly__call" aria-labelledby="satellites-a-corriger">
      <h3 className="fr-h6" id="satellites-a-corriger">
        {words.inconsistentTitle}
      </h3>
      <p>
        {isGroup(canteen.productionType)
          ? words.noneInGroup
          : words.inconsistent(canteen.satelliteCanteensCount ?? 0, canteen.satellites.length)}
      </p>
      <SiteLink
        className="fr-btn"
        href={addressOf('SatelliteManagement', { canteenUrlComponent: canteenUrlComponent(canteen) })}
      >
        {words.update}
      </SiteLink>
    </section>
  )
}

function ReadyToDeclare(props: ReportCallProps & { readonly own: NonNullable<ReportProps['own']> }) {
  const { canteen, year, own, kitchen, lateEndDate, addressOfPart, onDeclared } = props
  const words = useDashboardWords().report
  const locale = useLocale()
  const isComplete = isDiagnosticComplete(canteen, own)
  const next = measureIds.find(
    measure => measureState(canteen, own, measure) !== 'complete' && !isGivenByKitchen(canteen, kitchen, measure),
  )
  return (
    <section className="mc-yearly__call" aria-labelledby="a-teledeclarer">
      <h3 className="fr-h6" id="a-teledeclarer">
        {isComplete ? words.finishedTitle : words.readyTitle}
      </h3>
      <p>{isComplete ? words.finished(year) : words.ready(year)}</p>
      {lateEndDate !== null && <p>{words.openedLate(formatDay(lateEndDate, locale))}</p>}
      <div className="mc-yearly__buttons">
        {!isComplete && (
          <SiteLink className="fr-btn" href={addressOfPart(next ?? 'qualite-des-produits')}>
            {words.open}
          </SiteLink>
        )}
        <div>
          <DeclareButton
            canteen={canteen}
            diagnostic={own}
            obstacle={null}
            priority={isComplete ? 'primary' : 'secondary'}
            onDeclared={onDeclared}
          />
        </div>
      </div>
    </section>
  )
}
