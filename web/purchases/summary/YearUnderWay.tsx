import { raisedPercent } from '@ma-cantine/lib/messages/percentages'
import type { Aim } from '@ma-cantine/lib/purchases/what-if'
import { restOfYear, yearPace } from '@ma-cantine/lib/purchases/year-pace'
import type { FiguresProps } from './SummaryScreen.tsx'
import { useSummaryWords } from './words/summary-words.ts'
import { useYearUnderWay } from './year-under-way.ts'

const aims = ['organic', 'quality'] as const satisfies readonly Aim[]

/** Where the year leads at its pace, and what the rest of it must hold; nothing for a year that is over. */
export function YearUnderWay(props: FiguresProps) {
  const { pace: words } = useSummaryWords()
  const underWay = useYearUnderWay(props)
  if (!underWay) return null
  const { year, overview } = props
  const [goals] = overview.goals.length === 1 ? overview.goals : []
  const { lastDate, total } = underWay('quality')
  const pace = yearPace(underWay('quality'))
  return (
    <section className="mc-panel" aria-labelledby="annee-en-cours">
      <h3 id="annee-en-cours">{words.title(year)}</h3>
      <p>{words.sofar(lastDate, total)}</p>
      {pace ? (
        <>
          <p>
            {words.end(pace.projectedTotal)} <span className="fr-hint-text">{words.rule[pace.model]}</span>
          </p>
          <ul className="mc-what-if__parts mc-aims">
            {aims.map(aim => (
              <li key={aim}>
                <AimOfYear aim={aim} underWay={underWay(aim)} goal={goals ? goals[aim] : null} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="fr-mb-0">{lastDate.endsWith('-12-31') ? words.done : words.early}</p>
      )}
    </section>
  )
}

interface AimOfYearProps {
  readonly aim: Aim
  readonly underWay: Parameters<typeof yearPace>[0]
  readonly goal: number | null
}

function AimOfYear({ aim, underWay, goal }: AimOfYearProps) {
  const { pace: words } = useSummaryWords()
  const pace = yearPace(underWay)
  if (!pace) return null
  const { rest, needed, possible } = restOfYear(underWay, pace, goal ?? 0)
  return (
    <>
      <h4 className="fr-text--md fr-mb-1w">{words.share(aim, underWay.counted / underWay.total, goal)}</h4>
      <p className="fr-mb-1w">{words.same(pace.projectedCounted)}</p>
      {goal !== null && (
        <p className="fr-mb-0">
          {needed === 0
            ? words.safe(goal)
            : possible
              ? words.needed(goal, raisedPercent(needed / rest), needed)
              : words.impossible(goal)}
        </p>
      )}
    </>
  )
}
