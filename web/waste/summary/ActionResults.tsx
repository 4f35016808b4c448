import { formatDay } from '@ma-cantine/lib/messages/dates'
import { formatGrams } from '@ma-cantine/lib/messages/numbers'
import type { ActionEffect } from '@ma-cantine/lib/waste/action-effects'
import type { WasteTrendPoint } from '@ma-cantine/lib/waste/waste-figures'
import type { FullCanteenAction } from '@ma-cantine/lib/waste-actions/canteen-action'
import type { ReactNode } from 'react'
import { useLocale } from '../../app/locale.ts'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { useWasteWords } from '../words/waste-words.ts'
import { usePeriodWords } from './period-words.ts'

interface ActionResultsProps {
  /** The actions that the trend shows, with their signs there. */
  readonly marked: readonly (ActionEffect<FullCanteenAction> & { readonly sign: string })[]
  readonly others: readonly FullCanteenAction[]
}

/** What was measured before and after each action, and what is planned. */
export function ActionResults({ marked, others }: ActionResultsProps) {
  const words = useWasteWords().effects
  const locale = useLocale()
  if (marked.length === 0 && others.length === 0) return <p>{words.none}</p>
  return (
    <>
      <ul className="mc-waste-actions">
        {marked.map(effect => (
          <OneAction key={effect.action.resourceId} action={effect.action} sign={effect.sign}>
            {words.since(formatDay(effect.doneOn, locale))} <Comparison effect={effect} />
          </OneAction>
        ))}
        {others.map(action => (
          <OneAction key={action.resourceId} action={action}>
            {action.isDone ? words.sometime : words.planned(formatDay(action.plannedOn ?? '', locale))}
          </OneAction>
        ))}
      </ul>
      {marked.some(({ before, after }) => before && after) && <p className="fr-text--sm">{words.caution}</p>}
    </>
  )
}

interface OneActionProps {
  readonly action: FullCanteenAction
  readonly sign?: string
  readonly children: ReactNode
}

const OneAction = ({ action, sign, children }: OneActionProps) => (
  <li>
    {sign !== undefined && (
      <span className="mc-waste-action-sign" aria-hidden="true">
        {sign}
      </span>
    )}
    <div>
      <p className="fr-mb-0">
        <SiteLink href={addressOf('WasteActionPage', { id: action.resourceId })}>{action.resource.title}</SiteLink>
      </p>
      <p className="fr-mb-0">{children}</p>
    </div>
  </li>
)

function Comparison({ effect: { before, after, isShared } }: { readonly effect: ActionEffect<FullCanteenAction> }) {
  const words = useWasteWords()
  const locale = useLocale()
  const periodWordsOf = usePeriodWords()
  if (!before) return words.effects.noBefore
  if (!after) return words.effects.noAfter
  const periodOf = ({ measurement }: WasteTrendPoint): string => periodWordsOf(measurement).afterNoun
  // Computed from the grams as shown, so that the difference agrees with them.
  const change = Math.round(after.grams) - Math.round(before.grams)
  const difference = formatGrams(Math.abs(change), locale)
  const write = change < 0 ? words.effects.less : words.effects.more
  return (
    <>
      <strong>
        {words.effects.compared(formatGrams(before.grams, locale), formatGrams(after.grams, locale))},{' '}
        {change === 0 ? words.effects.same : write(difference)}
      </strong>{' '}
      <span className="fr-hint-text">
        {words.effects.periods(periodOf(before), periodOf(after))} {isShared && words.effects.shared}
      </span>
    </>
  )
}
