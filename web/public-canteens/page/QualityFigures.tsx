import { type PublicShares, publicSharesOf } from '@ma-cantine/lib/public-canteens/public-shares'
import { type Goals, meatAndFishGoal } from '@ma-cantine/lib/purchases/territory-goals'
import type { CanteenProps } from './CanteenPage.tsx'
import { KitchenNote } from './KitchenNote.tsx'
import type { QualityYear } from './quality-years.ts'
import { ShareBar } from './ShareBar.tsx'
import { usePageWords } from './words/page-words.ts'

interface QualityFiguresProps extends CanteenProps {
  readonly year: QualityYear
  readonly goals: Goals
}

/** The shares of one year, in a drawing and in words, and how sure they are. */
export function QualityFigures({ canteen, year, goals }: QualityFiguresProps) {
  const words = usePageWords().quality
  const { title, text } = words.states[year.state]
  const shares = publicSharesOf(year.shares)
  return (
    <div className="mc-public-quality">
      <div>
        <KitchenNote canteen={canteen} diagnostic={year} />
        <h4 className="fr-h6">{words.chart(year.year)}</h4>
        {shares ? <Shares shares={shares} goals={goals} /> : <p>{words.noShares(year.year)}</p>}
        <FamilyShares year={year} />
      </div>
      <aside className={`mc-public-quality__state mc-public-quality__state--${year.state}`} aria-label={title}>
        <p className="fr-text--lead fr-mb-1w">
          <strong>{title}</strong>
        </p>
        <p className="fr-mb-0">{text(year.year)}</p>
        {year.until !== null && <p className="fr-mt-1w fr-mb-0">{words.states.provisional.until(year.until)}</p>}
      </aside>
    </div>
  )
}

function Shares({ shares, goals }: { readonly shares: PublicShares; readonly goals: Goals }) {
  const words = usePageWords().quality
  const other = Math.max(1 - shares.together, 0)
  const rows = [
    { kind: 'organic', label: words.organic, share: shares.organic, goal: goals.organic },
    { kind: 'quality', label: words.quality, share: shares.quality, goal: null },
    { kind: 'other', label: words.other, share: other, goal: null },
  ] as const
  return (
    <>
      <ShareBar parts={rows} goals={[goals.organic, goals.quality]} />
      <dl className="mc-public-shares">
        <div className="mc-public-shares__whole">
          <dt>{words.together}</dt>
          <dd>
            {words.share(shares.together, goals.quality)} <small>{words.goal(goals.quality)}</small>
          </dd>
        </div>
        {rows.map(({ kind, label, share, goal }) => (
          <div key={kind}>
            <dt>
              <span className={`mc-share-sign mc-share-sign--${kind}`} aria-hidden="true" />
              {label}
            </dt>
            <dd>
              {words.share(share, goal)} {goal !== null && <small>{words.goal(goal)}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The shares of meat and fish, where one is known. */
function FamilyShares({ year: { year, shares } }: { readonly year: QualityYear }) {
  const words = usePageWords().quality
  const goal = meatAndFishGoal(year)
  const rows = [
    { label: words.meat, share: shares.percentageValueMeatPoultryEgalimHt, goal, of: words.ofMeat },
    { label: words.meatFrance, share: shares.percentageValueMeatPoultryFranceHt, goal: null, of: words.ofMeat },
    { label: words.fish, share: shares.percentageValueFishEgalimHt, goal, of: words.ofFish },
  ]
  if (rows.every(({ share }) => share === undefined)) return null
  return (
    <>
      <h4 className="fr-h6 fr-mt-3w">{words.families}</h4>
      <dl className="mc-public-shares">
        {rows.map(({ label, share, goal, of }) =>
          share === undefined ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {words.share(share, goal)} <small>{goal === null ? of : `${of}, ${words.goal(goal)}`}</small>
              </dd>
            </div>
          ),
        )}
      </dl>
    </>
  )
}
