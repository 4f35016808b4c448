import { currentYear } from '@ma-cantine/lib/messages/today'
import { type Aim, countedFor, kindsOf, totalOf } from '@ma-cantine/lib/purchases/what-if'
import { monthsOf, type YearUnderWay } from '@ma-cantine/lib/purchases/year-pace'
import { useQuery } from '@tanstack/react-query'
import type { FiguresProps } from './SummaryScreen.tsx'
import { purchaseSums } from './summary-queries.ts'

/**
 * @returns what the year under way is made of, for an aim; `undefined` while the year before is loading, null for a year
 * that is over or has nothing yet.
 */
export function useYearUnderWay({ overview, year }: FiguresProps): ((aim: Aim) => YearUnderWay) | null | undefined {
  const isUnderWay = year === currentYear() && overview.lastPurchaseDate !== null
  const hasYearBefore = overview.years.some(known => known.year === year - 1)
  const before = useQuery({
    ...purchaseSums('month', overview.canteens, year - 1),
    enabled: isUnderWay && hasYearBefore,
  })
  const { lastPurchaseDate } = overview
  if (!isUnderWay || lastPurchaseDate === null) return null
  if (hasYearBefore && before.isLoading) return undefined
  const kinds = kindsOf(overview.summary)
  const monthsBefore = before.data && monthsOf(before.data.results)
  return aim => ({
    year,
    lastDate: lastPurchaseDate,
    total: totalOf(kinds),
    counted: countedFor(aim, kinds),
    monthsBefore,
  })
}
