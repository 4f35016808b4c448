import type { ImportsOfMonth } from '@ma-cantine/lib/imports/import-figures'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import { listMonths, subtractMonths } from './months.ts'
import { useJournalWords } from './words/journal-words.ts'

/** With fewer months the chart would be nearly empty. */
const fewestMonths = 6

const statuses = ['done', 'undone', 'refused'] as const

/** The imports of the last months, by status. */
export function ImportsChart({ months }: { readonly months: readonly ImportsOfMonth[] }) {
  const words = useJournalWords()
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return null
  const earliest = subtractMonths(last.month, fewestMonths - 1)
  const categories = listMonths(first.month < earliest ? first.month : earliest, last.month)
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
