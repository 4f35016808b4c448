import { formatNumber } from '@ma-cantine/lib/messages/numbers'
import type { WasteTrendPoint } from '@ma-cantine/lib/waste/waste-figures'
import { useLocale } from '../../app/locale.ts'
import { useWasteWords } from '../words/waste-words.ts'
import { usePeriodWords } from './period-words.ts'

interface TrendLineProps {
  readonly point: WasteTrendPoint
  /** The one before it. */
  readonly before: WasteTrendPoint
}

/** How many grams less or more than at the measurement before. */
export function TrendLine({ point: { change, changePercentage }, before }: TrendLineProps) {
  const words = useWasteWords()
  const locale = useLocale()
  const { afterNoun: period } = usePeriodWords()(before.measurement)
  const grams = Math.round(Math.abs(change ?? 0))
  const write = (change ?? 0) < 0 ? words.less : words.more
  const isLess = grams > 0 && (change ?? 0) < 0
  return (
    <p>
      {words.comparedTo(period)}
      <br />
      <strong className={isLess ? 'fr-icon-arrow-down-line mc-waste-less' : undefined}>
        {grams === 0 ? words.same : write(formatNumber(grams, locale), Math.abs(changePercentage ?? 0))}
      </strong>
    </p>
  )
}
