import type { TerritoryStatistics } from '@ma-cantine/lib/statistics/territory-statistics'
import { ScrollTable } from '../ui/ScrollTable.tsx'
import { useFigureTitles, useWrittenFigure } from './told-figure.ts'
import { useStatisticsWords } from './words/statistics-words.ts'

interface YearsProps {
  readonly years: TerritoryStatistics['years']
}

/** The figures of all campaigns below one another. */
export function Years({ years }: YearsProps) {
  const { years: words } = useStatisticsWords()
  const write = useWrittenFigure()
  const columns = useFigureTitles()
  return (
    <ScrollTable caption={words.table}>
      <thead>
        <tr>
          <th scope="col">{words.year}</th>
          {columns.map(([indicator, title]) => (
            <th key={indicator} scope="col" className="fr-cell--right">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.toReversed().map(figures => (
          <tr key={figures.year}>
            <th scope="row">{figures.year}</th>
            {columns.map(([indicator]) => (
              <td key={indicator} className="fr-cell--right">
                {write(indicator, figures)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
