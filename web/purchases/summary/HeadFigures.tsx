import { frenchNote } from '@ma-cantine/lib/purchases/french-note'
import { meatAndFishGoal } from '@ma-cantine/lib/purchases/territory-goals'
import { type Aim, kindsOf, missingFor, shareOf } from '@ma-cantine/lib/purchases/what-if'
import type { ReactNode } from 'react'
import { useLocale } from '../../app/locale.ts'
import { CostPerMeal } from './CostPerMeal.tsx'
import { ShareMeter } from './ShareMeter.tsx'
import type { FiguresProps } from './SummaryScreen.tsx'
import { useSummaryWords } from './words/summary-words.ts'

/** The figures to know first, each in a card with a plain sentence. */
export function HeadFigures(props: FiguresProps) {
  const { overview } = props
  const { figures, meals } = useSummaryWords()
  const { summary, purchaseCount, canteenCount, goals } = overview
  const [goal] = goals.length === 1 ? goals : []
  const note = frenchNote(props.year, useLocale())
  const kinds = kindsOf(summary)
  const shareCard = (aim: Aim) => {
    const share = shareOf(aim, kinds)
    if (share === null) return null
    const missing = goal ? missingFor(aim, goal[aim], kinds) : 0
    return (
      <Card title={figures[aim]} value={figures.share(share, goal?.[aim] ?? null)}>
        <ShareMeter label={figures[aim]} share={share} goal={goal ? goal[aim] : null} kind={aim} />
        {aim === 'quality' && kinds.quality > 0 && (
          <p className="fr-mb-1w">{figures.ofWhich(kinds.quality / (summary.valueTotalHt * 100))}</p>
        )}
        {goal && (
          <p className="fr-mb-0">
            {missing > 0 ? figures.missing(aim, missing, goal[aim]) : figures.reached(goal[aim])}
          </p>
        )}
      </Card>
    )
  }
  return (
    <section aria-labelledby="en-bref">
      <h3 id="en-bref">{figures.title}</h3>
      <ul className="mc-key-figures">
        <Card title={figures.total} value={figures.euros(summary.valueTotalHt)}>
          <p className="fr-mb-0">{figures.purchases(purchaseCount, canteenCount)}</p>
        </Card>
        <Card title={meals.title}>
          <CostPerMeal {...props} />
        </Card>
        {shareCard('organic')}
        {shareCard('quality')}
        <MeatOrFish
          title={figures.meat}
          total={summary.valueMeatPoultryHt}
          egalim={summary.valueMeatPoultryEgalimHt}
          france={summary.valueMeatPoultryFranceHt}
          note={note}
          goal={meatAndFishGoal(props.year)}
        />
        <MeatOrFish
          title={figures.fish}
          total={summary.valueFishHt}
          egalim={summary.valueFishEgalimHt}
          goal={meatAndFishGoal(props.year)}
        />
      </ul>
      {goals.length > 1 && <p className="fr-mt-3w">{figures.severalGoals}</p>}
      {goal && <p className="fr-hint-text fr-mt-2w">{figures.goals(goal.organic, goal.quality)}</p>}
    </section>
  )
}

interface CardProps {
  readonly title: string
  readonly value?: string
  readonly children: ReactNode
}

function Card({ title, value, children }: CardProps) {
  return (
    <li className="mc-key-figure">
      <h4 className="fr-text--md fr-mb-1w">{title}</h4>
      {value !== undefined && <p className="mc-key-figure__value">{value}</p>}
      {children}
    </li>
  )
}

interface MeatOrFishProps {
  readonly title: string
  readonly total: number
  readonly egalim: number
  /** Told of meat alone. */
  readonly france?: number
  /** How `france` is counted, where that needs words. */
  readonly note?: string | null
  readonly goal: number | null
}

/** Nothing without purchases of that family. */
function MeatOrFish({ title, total, egalim, france, note = null, goal }: MeatOrFishProps) {
  const { figures } = useSummaryWords()
  if (total <= 0) return null
  const label = (name: string) => `${title}, ${name}`
  return (
    <Card title={title} value={figures.euros(total)}>
      <p className="mc-key-figure__part">
        <span>{figures.egalim}</span> <strong>{figures.share(egalim / total, goal)}</strong>
      </p>
      <ShareMeter label={label(figures.egalim)} share={egalim / total} goal={goal} kind="quality" />
      {france !== undefined && (
        <>
          <p className="mc-key-figure__part">
            <span>{figures.france}</span> <strong>{figures.share(france / total)}</strong>
          </p>
          <ShareMeter label={label(figures.france)} share={france / total} goal={null} kind="other" />
          {note !== null && <p className="fr-hint-text fr-mb-0">{note}</p>}
        </>
      )}
    </Card>
  )
}
