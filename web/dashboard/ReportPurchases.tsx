import { diagnosticOfKitchen, hasTotalOfKitchen } from '@ma-cantine/lib/diagnostics/kitchen-diagnostic'
import { isMeasureStarted } from '@ma-cantine/lib/diagnostics/measure-progress'
import { hasTotal, missingAmounts } from '@ma-cantine/lib/diagnostics/missing-amounts'
import { type KnownAmounts, qualityShares } from '@ma-cantine/lib/diagnostics/quality-figures'
import { measureShortTitles } from '@ma-cantine/lib/measures/measure-labels'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { goalsOf } from '@ma-cantine/lib/purchases/territory-goals'
import { measureBadge } from '@ma-cantine/lib/teledeclaration/canteen-states'
import { namesOfMissingAmounts } from '@ma-cantine/lib/teledeclaration/missing-amount-names'
import type { ReactNode } from 'react'
import { useLocale } from '../app/locale.ts'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { measureIcons } from '../diagnostics/measure-icons.ts'
import { purchasesOfYear } from '../diagnostics/quality/purchases-of-year.ts'
import { ShareBar } from '../diagnostics/summaries/ShareBar.tsx'
import { MeasureBadge } from '../teledeclaration/MeasureBadge.tsx'
import { useDeclaredWords } from '../teledeclaration/words/declared-words.ts'
import { QueryView } from '../ui/QueryView.tsx'
import type { ReportProps } from './Report.tsx'
import { useDashboardWords } from './words/dashboard-words.ts'
import '../diagnostics/quality/quality.css'

const quality = 'qualite-des-produits'

/** The purchases of the year: those of the kitchen that gives them, those of the report, or what to do without any. */
export function ReportPurchases(props: ReportProps) {
  const { canteen, year, kitchen } = props
  if (kitchen) return <OfKitchen {...props} />
  if (year !== currentYear()) return <OfReport {...props} />
  return (
    <QueryView query={purchasesOfYear(canteen.id, year)} compact>
      {purchases => (purchases ? <Card {...props} amounts={purchases} /> : <OfReport {...props} />)}
    </QueryView>
  )
}

interface CardProps extends ReportProps {
  /** Null while there is no total. */
  readonly amounts: KnownAmounts | null
  readonly withBadge?: boolean
  /** What stands between the title and the figures. */
  readonly note?: ReactNode
  /** What stands for the figures while there are none. */
  readonly empty?: string
  readonly children?: ReactNode
}

/** The whole card leads to the measure. */
function Card({ withBadge = true, note, empty, children, ...props }: CardProps) {
  const { canteen, year, own, kitchen, amounts } = props
  const words = useDashboardWords().report
  const titles = measureShortTitles[useLocale()]
  const goals = goalsOf(canteen)
  return (
    <div className="fr-enlarge-link mc-yearly__card">
      <h3 className="fr-h6 fr-mb-1w">
        <SiteLink href={props.addressOfPart(quality)}>
          <span className={`${measureIcons[quality]} fr-icon--sm fr-mr-1w`} aria-hidden="true" />
          {titles[quality]}
        </SiteLink>
      </h3>
      {withBadge && (
        <p className="fr-mb-2w">
          <MeasureBadge badge={measureBadge(quality, canteen, own, kitchen)} />
        </p>
      )}
      {note}
      {amounts ? (
        <>
          <ShareBar shares={qualityShares(amounts)} goals={goals} year={year} />
          <p className="fr-text--sm fr-mb-0">{words.goals(goals.organic, goals.quality)}</p>
        </>
      ) : (
        <p className="fr-mb-0">{empty ?? words.noTotal}</p>
      )}
      {children}
    </div>
  )
}

function OfKitchen(props: ReportProps) {
  const { canteen, kitchen } = props
  const words = useDashboardWords().report
  if (!kitchen) return null
  const isAll = kitchen.centralKitchenDiagnosticMode === 'ALL'
  return (
    <Card
      {...props}
      withBadge={!isAll}
      amounts={hasTotalOfKitchen(kitchen) ? diagnosticOfKitchen(kitchen) : null}
      note={
        <p className="mc-note">
          {canteen.groupe
            ? words.servedInGroup(canteen.groupe.name)
            : words.served(canteen.centralKitchen?.name ?? null, canteen.centralProducerSiret)}
        </p>
      }
      empty={canteen.groupe ? words.groupNone : words.kitchenNone}
    >
      {!isAll && <p className="fr-mt-2w fr-mb-0">{words.declareOthers}</p>}
    </Card>
  )
}

function OfReport(props: ReportProps) {
  const { year, own } = props
  const words = useDashboardWords().report
  const declared = useDeclaredWords()
  const locale = useLocale()
  const now = currentYear()
  if (own) {
    const isStarted = isMeasureStarted(own, quality)
    const missing = missingAmounts(own)
    return (
      <Card {...props} amounts={hasTotal(own) ? own : null} empty={isStarted ? words.noTotal : words.notStarted}>
        {hasTotal(own) && missing.length > 0 && (
          <p className="fr-mt-2w fr-mb-0">{words.missing(namesOfMissingAmounts(missing, declared, locale))}</p>
        )}
      </Card>
    )
  }
  if (year === now - 1) return <p className="fr-mb-0">{words.encouragement(year)}</p>
  if (year !== now) return <p className="fr-mb-0">{words.older(year)}</p>
  return (
    <div className="mc-yearly__tool">
      <p>{words.tool}</p>
      <SiteLink className="fr-btn" href={`${addressOf('PurchasesHome')}?cantine=${props.canteen.id}`}>
        {words.toolStart}
      </SiteLink>
    </div>
  )
}
