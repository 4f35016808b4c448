import { formatShortDay, formatShortDayOfYear } from '@ma-cantine/lib/messages/dates'
import type { WasteMeasurement } from '@ma-cantine/lib/waste/waste-measurement'
import { useLocale } from '../../app/locale.ts'

/** Writes the days of a period shortly: “9 mars”, “13 mars 2026”; the year stands once where it is the same. */
export function usePeriodDays(): (measurement: Pick<WasteMeasurement, 'periodStartDate' | 'periodEndDate'>) => {
  readonly start: string
  readonly end: string
} {
  const locale = useLocale()
  const write = (day: string, withYear: boolean) => (withYear ? formatShortDay : formatShortDayOfYear)(day, locale)
  return ({ periodStartDate, periodEndDate }) => ({
    start: write(periodStartDate, periodStartDate.slice(0, 4) !== periodEndDate.slice(0, 4)),
    end: write(periodEndDate, true),
  })
}
