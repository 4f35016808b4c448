import { formatNumber } from '@ma-cantine/lib/messages/numbers'
import type { TerritoryStatistics } from '@ma-cantine/lib/statistics/territory-statistics'
import { useLocale } from '../app/locale.ts'
import { BarChart } from '../ui/charts/BarChart.tsx'
import { Figure } from './Figure.tsx'
import { useStatisticsWords } from './words/statistics-words.ts'

interface RegisteredCanteensProps {
  readonly statistics: TerritoryStatistics
}

/** The canteens of the territory, by category of their sectors. */
export function RegisteredCanteens({ statistics: { canteenCount, sectorCategories } }: RegisteredCanteensProps) {
  const { registered: words } = useStatisticsWords()
  const locale = useLocale()
  const codes = Object.keys(words.categories) as (keyof typeof words.categories)[]
  return (
    <div className="mc-registered">
      <Figure value={formatNumber(canteenCount, locale)} label={words.count(canteenCount)}>
        {words.today}
      </Figure>
      <div>
        <BarChart
          title={words.chart}
          lying
          fileName="cantines-par-secteur"
          data={{
            categoryTitle: words.category,
            categories: codes.map(code => words.categories[code]),
            series: [{ name: words.canteens, values: codes.map(code => sectorCategories[code]) }],
          }}
        />
        <p className="fr-text--sm fr-mt-1w fr-mb-0">{words.chartNote}</p>
      </div>
    </div>
  )
}
