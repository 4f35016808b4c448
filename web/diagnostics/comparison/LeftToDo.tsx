import { Select } from '@codegouvfr/react-dsfr/Select'
import type { Comparison } from '@ma-cantine/lib/comparison/comparison-api'
import { type Lack, lacksOf, type ReportTotals } from '@ma-cantine/lib/comparison/lacks'
import { perMeal, shareOf, wayTo } from '@ma-cantine/lib/purchases/what-if'
import { useId, useState } from 'react'
import { QueryView } from '../../ui/QueryView.tsx'
import type { ComparisonProps } from './Comparison.tsx'
import { comparisonOf } from './comparison-queries.ts'
import { useComparisonWords } from './words/comparison-words.ts'
import './comparison.css'

/** How much dearer the products are that take the place of others, in percent. */
const premiums = [0, 10, 20, 30, 50, 100] as const

/** What the report still lacks to reach each threshold, in euros and in cents per meal. Nothing without a report. */
export function LeftToDo({ canteen, year }: ComparisonProps) {
  return (
    <QueryView query={comparisonOf(canteen.id, year)} compact>
      {comparison => comparison.totals && <Lacks comparison={comparison} totals={comparison.totals} />}
    </QueryView>
  )
}

function Lacks({ comparison, totals }: { readonly comparison: Comparison; readonly totals: ReportTotals }) {
  const { leftToDo: words } = useComparisonWords()
  const id = useId()
  const [premium, setPremium] = useState(0)
  const lacks = lacksOf(totals, comparison)
  const isDone = lacks.every(({ aim, goal, purchases }) => wayTo(purchases, aim, goal, premium).kind === 'reached')
  return (
    <section aria-labelledby={id} className="mc-left-to-do">
      <h3 id={id} className="fr-h5">
        {words.title}
      </h3>
      {isDone ? (
        <p>{words.done}</p>
      ) : (
        <>
          <p>{words.intro}</p>
          <Select
            className="mc-left-to-do__premium"
            label={words.premium}
            nativeSelectProps={{ value: premium, onChange: ({ target }) => setPremium(Number(target.value)) }}
          >
            {premiums.map(one => (
              <option key={one} value={one}>
                {words.premiums(one)}
              </option>
            ))}
          </Select>
        </>
      )}
      <ul className="mc-left-to-do__list">
        {lacks.map(lack => (
          <li key={lack.name}>
            <h4 className="fr-text--md fr-mb-1w">{words.names[lack.name](lack.goal)}</h4>
            <div role="status">
              <LackOf {...lack} premium={premium} meals={comparison.yearlyMealCount} />
            </div>
          </li>
        ))}
      </ul>
      {!isDone && <p className="fr-hint-text fr-mt-2w">{words.overlap}</p>}
    </section>
  )
}

interface LackOfProps extends Lack {
  readonly premium: number
  readonly meals: number | null
}

function LackOf({ name, aim, goal, purchases, premium, meals }: LackOfProps) {
  const { leftToDo: words } = useComparisonWords()
  const way = wayTo(purchases, aim, goal, premium)
  if (way.kind === 'reached') {
    return <p className="fr-icon-check-line fr-mb-0">{words.reached(shareOf(aim, purchases) ?? 0)}</p>
  }
  if (way.kind === 'impossible') return <p className="fr-mb-0">{words.impossible(way.best ?? 0, goal)}</p>
  const [movedPerMeal, extraPerMeal] = [perMeal(way.cents, meals), perMeal(way.extra, meals)]
  return (
    <>
      <p className="mc-left-to-do__amount">{words.amount(way.spent)}</p>
      <p className="fr-mb-0">
        {words.now(shareOf(aim, purchases) ?? 0, goal)} {words.replace(way.cents, words.replaced[name])}{' '}
        {movedPerMeal !== null && words.perMeal(movedPerMeal)} {way.extra > 0 && words.extra(way.extra, extraPerMeal)}
        {meals === null && words.unknownMeals}
      </p>
    </>
  )
}
