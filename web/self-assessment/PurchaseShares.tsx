import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { purchasesOf, type SelfAssessment } from '@ma-cantine/lib/diagnostics/self-assessment'
import { assessedShares } from '@ma-cantine/lib/diagnostics/self-assessment-badges'
import type { Goals } from '@ma-cantine/lib/purchases/territory-goals'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useSelfAssessmentWords } from './words/self-assessment-words.ts'

export const yearsWithPurchases = (assessment: SelfAssessment): number[] =>
  Object.keys(assessment['qualite-des-produits'] ?? {})
    .map(Number)
    .filter(year => (purchasesOf(assessment, year).valueTotalHt ?? 0) > 0)
    .sort((one, other) => one - other)

interface PurchaseSharesProps {
  readonly assessment: SelfAssessment
  readonly goals: Goals
}

/** The shares of each year beside the thresholds: bars, and the same figures in words. */
export function PurchaseShares({ assessment, goals }: PurchaseSharesProps) {
  const words = useSelfAssessmentWords().recapPage
  const years = yearsWithPurchases(assessment)
  return (
    <section className="fr-mt-6w" aria-labelledby="parts">
      <h2 id="parts" className="fr-h4">
        {words.shares}
      </h2>
      {years.length === 0 ? (
        <p>{words.noPurchases}</p>
      ) : (
        <>
          <p className="mc-assessment-text">
            {words.sharesText}{' '}
            <SiteLink href={`${addressOf('KeyMeasurePage', { id: 'qualite-des-produits' })}#seuils`}>
              {words.overseas}
            </SiteLink>
          </p>
          <div className="mc-assessment-years">
            {years.map(year => (
              <YearShares key={year} year={year} assessment={assessment} goals={goals} />
            ))}
          </div>
        </>
      )}
    </section>
  )
}

function YearShares({ year, assessment, goals }: PurchaseSharesProps & { readonly year: number }) {
  const words = useSelfAssessmentWords().recapPage
  const shares = assessedShares(purchasesOf(assessment, year))
  if (!shares) return null
  return (
    <section aria-labelledby={`parts-${year}`}>
      <h3 id={`parts-${year}`} className="fr-h6">
        {words.ofYear(year)}
      </h3>
      {(['organic', 'quality'] as const).map(kind => (
        <ShareBar key={kind} title={words[kind]} kind={kind} percent={shares[kind]} goal={goals[kind]} />
      ))}
    </section>
  )
}

interface ShareBarProps {
  readonly title: string
  readonly kind: 'organic' | 'quality'
  /** Null while it is not known. */
  readonly percent: number | null
  readonly goal: number
}

function ShareBar({ title, kind, percent, goal }: ShareBarProps) {
  const words = useSelfAssessmentWords().recapPage
  if (percent === null) {
    return (
      <p>
        <strong>{title}</strong>
        <span> : {words.shareUnknown(goal)}</span>
      </p>
    )
  }
  const isReached = percent >= goal
  return (
    <div className="mc-share-bar">
      <p className="fr-mb-1v">
        <strong>{title}</strong>
        <span> : {words.share(percent / 100, goal)}</span>
      </p>
      <div className="mc-share-bar__track" aria-hidden="true">
        <span
          className={`mc-share-bar__part mc-share-bar__part--${kind}`}
          style={{ width: `${Math.min(Math.max(percent, 0), 100)}%` }}
        />
        <span className="mc-share-bar__goal" style={{ left: `${goal}%` }} />
      </div>
      <Badge as="span" severity={isReached ? 'success' : 'warning'} small>
        {isReached ? words.reached : words.notReached}
      </Badge>
    </div>
  )
}
