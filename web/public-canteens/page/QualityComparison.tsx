import { publicSharesOf } from '@ma-cantine/lib/public-canteens/public-shares'
import type { Goals } from '@ma-cantine/lib/purchases/territory-goals'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import type { QualityYear } from './quality-years.ts'
import { usePageWords } from './words/page-words.ts'

interface QualityComparisonProps {
  readonly years: readonly QualityYear[]
  readonly goals: Goals
}

/** The shares of all years that have some, from the oldest to the newest, beside the goals of the law. */
export function QualityComparison({ years, goals }: QualityComparisonProps) {
  const words = usePageWords().quality
  const rows = years
    .flatMap(({ year, state, shares }) => {
      const known = publicSharesOf(shares)
      return known ? [{ label: state === 'provisional' ? words.provisional(year) : String(year), ...known }] : []
    })
    .toReversed()
  return (
    <BarChart
      title={words.comparison}
      titleAs="h4"
      fileName="parts-par-année"
      goals={[goals.organic, goals.quality]}
      data={{
        categoryTitle: words.yearColumn,
        categories: rows.map(({ label }) => label),
        maximum: 100,
        marks: [
          { name: words.organicGoal(goals.organic), value: goals.organic },
          { name: words.qualityGoal(goals.quality), value: goals.quality },
        ],
        series: [
          { name: words.organic, tint: 'artwork-minor-green-emeraude', values: rows.map(row => row.organic * 100) },
          { name: words.quality, tint: 'artwork-minor-blue-cumulus', values: rows.map(row => row.quality * 100) },
        ],
      }}
    />
  )
}
