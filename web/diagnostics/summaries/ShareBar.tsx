import type { qualityShares } from '@ma-cantine/lib/diagnostics/quality-figures'
import type { goalsOf } from '@ma-cantine/lib/purchases/territory-goals'
import { useId } from 'react'
import { kindTints } from '../../purchases/summary/label-tints.ts'
import { useQualityWords } from '../quality/words/quality-words.ts'
import '../quality/quality.css'

interface ShareBarProps {
  readonly shares: ReturnType<typeof qualityShares>
  readonly goals: ReturnType<typeof goalsOf>
  readonly year: number
}

/** All purchases as one bar, of which organic and quality products, with a mark at each goal. */
export function ShareBar({ shares, goals, year }: ShareBarProps) {
  const words = useQualityWords().summary
  const titleId = useId()
  const percent = (share: number | null) => (share === null ? 0 : Math.min(100, share * 100))
  const text = (share: number | null) =>
    share === null ? words.none : words.shareOf(share, goals.organic, goals.quality)
  const parts = [
    { name: 'organic' as const, share: shares.organic },
    { name: 'quality' as const, share: shares.quality },
  ]
  return (
    <figure className="mc-shares" aria-labelledby={titleId}>
      <figcaption id={titleId} className="fr-sr-only">
        {words.bar(year)}
      </figcaption>
      <ul className="mc-chart__legend fr-raw-list fr-text--sm" aria-hidden="true">
        {parts.map(({ name, share }) => (
          <li key={name}>
            <span className="mc-chart__tint" style={{ background: `var(--${kindTints[name]})` }} />
            {`${words[name]} : ${text(share)}`}
          </li>
        ))}
      </ul>
      <div
        role="img"
        className="mc-shares__bar"
        aria-label={words.barDescription(text(shares.organic), text(shares.quality), goals.organic, goals.quality)}
      >
        {parts.map(({ name, share }) => (
          <span
            key={name}
            className={`mc-shares__part mc-shares__part--${name}`}
            style={{ width: `${percent(share)}%`, background: `var(--${kindTints[name]})` }}
          />
        ))}
        {(['organic', 'quality'] as const).map(aim => (
          <span key={aim} className="mc-shares__goal" style={{ insetInlineStart: `${goals[aim]}%` }}>
            <span className="mc-shares__goal-name">{words.goalMarks[aim](goals[aim])}</span>
          </span>
        ))}
      </div>
    </figure>
  )
}
