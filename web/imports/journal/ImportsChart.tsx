import type { ImportsOfMonth } from '@ma-cantine/lib/imports/import-figures'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import { monthsBefore, monthsBetween } from './months.ts'
import { useJournalWords } from './words/journal-words.ts'

/** Fewer would make a poor picture. */
const fewestMonths = 6

const statuses = ['done', 'undone', 'refused'] as const

/** The imports of the last months, by what became of them. */
export function ImportsChart({ months }: { readonly months: readonly ImportsOfMonth[] }) {
  const words = useJournalWords()
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return null
  const earliest = monthsBefore(last.month, fewestMonths - 1)
  const categories = monthsBetween(first.month < earliest ? first.month : earliest, last.month)
  const counts = new Map(months.map(month => [month.month, month]))
  return (
    <BarChart
      title={words.overTime}
      titleAs="h2"
      data={{
        categoryTitle: words.month,
        categories: categories.map(words.monthName),
        series: statuses
          .filter(status => months.some(month => month[status] > 0))
          .map(status => ({
            name: words.status[status],
            values: categories.map(month => counts.get(month)?.[status] ?? 0),
          })),
      }}
    />
  )
}
