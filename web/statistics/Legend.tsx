import { formatNumber } from '@ma-cantine/lib/messages/numbers'
import { formatPercent } from '@ma-cantine/lib/messages/percentages'
import { useLocale } from '../app/locale.ts'
import type { Indicator } from './statistics-address.ts'
import { useStatisticsWords } from './words/statistics-words.ts'

interface LegendProps {
  readonly indicator: Indicator
  /** The lower bounds of the classes, then the end of the last. */
  readonly bounds: readonly number[]
}

/** What each tint of the map stands for. */
export function Legend({ indicator, bounds }: LegendProps) {
  const { map: words } = useStatisticsWords()
  const locale = useLocale()
  const write = (value: number) => (indicator === 'bilans' ? formatNumber(value, locale) : formatPercent(value, locale))
  return (
    <div className="mc-choropleth__legend">
      <p className="fr-text--bold fr-mb-1w">{words.indicators[indicator]}</p>
      <ul className="fr-raw-list fr-text--sm">
        {bounds.slice(0, -1).map((bound, index) => {
          const next = bounds[index + 1] ?? bound
          const isLast = index === bounds.length - 2
          return (
            <li key={bound}>
              <span className="mc-choropleth__tint" data-class={index} aria-hidden="true" />
              {words.between(write(bound), write(isLast ? next : next - 1))}
            </li>
          )
        })}
        <li>
          <span className="mc-choropleth__tint" data-class="none" aria-hidden="true" />
          {words.untold}
        </li>
      </ul>
    </div>
  )
}
