import { formatPeriod, formatPeriodAfterNoun, formatPeriodLabel } from '@ma-cantine/lib/messages/periods'
import type { WasteMeasurement } from '@ma-cantine/lib/waste/waste-measurement'
import { useLocale } from '../../app/locale.ts'

interface PeriodWords {
  /** « du 9 mars au 13 mars 2026 » or « le 9 mars 2026 », in a sentence that says when */
  readonly inSentence: string
  /** « du 9 mars au 13 mars 2026 » or « du 9 mars 2026 », right after a noun */
  readonly afterNoun: string
  /** « 9 mars - 13 mars 2026 » */
  readonly label: string
}

/** Writes the period of a measurement, with short months. */
export function usePeriodWords(): (
  measurement: Pick<WasteMeasurement, 'periodStartDate' | 'periodEndDate'>,
) => PeriodWords {
  const locale = useLocale()
  return ({ periodStartDate: start, periodEndDate: end }) => ({
    inSentence: formatPeriod({ start, end }, locale, 'short'),
    afterNoun: formatPeriodAfterNoun({ start, end }, locale, 'short'),
    label: formatPeriodLabel({ start, end }, locale),
  })
}
