import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { formatDay, formatShortDay } from '@ma-cantine/lib/messages/dates'
import { formatGrams } from '@ma-cantine/lib/messages/numbers'
import { type ActionEffect, actionEffects } from '@ma-cantine/lib/waste/action-effects'
import type { WasteTrendPoint } from '@ma-cantine/lib/waste/waste-figures'
import type { WasteMeasurement } from '@ma-cantine/lib/waste/waste-measurement'
import type { FullCanteenAction } from '@ma-cantine/lib/waste-actions/canteen-action'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../app/locale.ts'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { actionsOfCanteen } from '../../waste-actions/waste-action-queries.ts'
import { useWasteWords } from '../words/waste-words.ts'
import { ActionResults } from './ActionResults.tsx'

interface WasteTrendProps {
  readonly canteen: Canteen
  /** Oldest measurement first, with the one before those of the page. */
  readonly trend: readonly WasteTrendPoint[]
  /** The measurement before those of the page, which has no bar. */
  readonly earlier: WasteMeasurement | null
  /** Whether no measurement comes after those of the page. */
  readonly isLatest: boolean
}

/** A chart of the grams per meal of each measurement and the actions done between them, then the results of these. */
export function WasteTrend({ canteen, trend, earlier, isLatest }: WasteTrendProps) {
  const { trend: words, effects: effectWords } = useWasteWords()
  const locale = useLocale()
  const query = actionsOfCanteen(canteen.id, locale)
  const { data: actions = [] } = useQuery(query)
  const marked = effectsOfPage(actionEffects(actions, trend), earlier, isLatest).map((effect, index) => ({
    ...effect,
    sign: String(index + 1),
  }))
  const points = trend.filter(({ measurement }) => measurement.id !== earlier?.id)
  const offset = trend.length - points.length
  return (
    <>
      {trend.length > 1 && (
        <div className="fr-mt-6w">
          <BarChart
            title={words.title}
            format={grams => formatGrams(grams, locale)}
            data={{
              categoryTitle: words.category,
              categories: points.map(({ measurement }) => formatShortDay(measurement.periodEndDate, locale)),
              series: [{ name: words.series, values: points.map(({ grams }) => Math.round(grams)) }],
              ...(marked.length === 0
                ? {}
                : {
                    events: {
                      title: effectWords.column,
                      list: marked.map(({ sign, action, doneOn, position }) => ({
                        sign,
                        text: `${effectWords.mark(sign, action.resource.title)} (${formatDay(doneOn, locale)})`,
                        position: position - offset,
                      })),
                    },
                  }),
            }}
          />
        </div>
      )}
      <section className="fr-mt-4w" aria-labelledby="actions-menees">
        <h3 className="fr-h5" id="actions-menees">
          {effectWords.title}
        </h3>
        <QueryView query={query} compact>
          {actions => <ActionResults marked={marked} others={isLatest ? withoutMark(actions) : []} />}
        </QueryView>
        <SiteLink className="fr-link" href={addressOf('WasteActionsHome')}>
          {effectWords.find}
        </SiteLink>
      </section>
    </>
  )
}

/** The actions that have no place on the trend: planned ones, and those done since nobody knows when. */
const withoutMark = (actions: readonly FullCanteenAction[]): FullCanteenAction[] =>
  actions.filter(({ isDone, plannedOn, doneOn }) => (isDone ? doneOn === null : plannedOn !== null))

/** Other pages have the effects of which this one sees a side only. */
const effectsOfPage = <Action,>(
  effects: readonly ActionEffect<Action>[],
  earlier: WasteMeasurement | null,
  isLatest: boolean,
): ActionEffect<Action>[] =>
  effects.filter(({ before, after }) => (earlier === null || before !== null) && (isLatest || after !== null))
