import { ScrollRegion } from '../ScrollRegion.tsx'
import type { ChartData } from './chart-data.ts'
import { useChartWords } from './words/chart-words.ts'

export interface ChartTableProps {
  readonly caption: string
  readonly data: ChartData
  readonly format: (value: number) => string
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The figures of a chart, with totals where there are several series. */
export function ChartTable({ caption, data: { categoryTitle, categories, series }, format }: ChartTableProps) {
  const { total } = useChartWords()
  const totals = series.length > 1
  const figures = (values: readonly number[], keys: readonly string[]) =>
    values.map((value, index) => (
      <td key={keys[index]} className="fr-cell--right">
        {format(value)}
      </td>
    ))
  const names = series.map(({ name }) => name)
  return (
    <div className="fr-table fr-table--sm">
      <div className="fr-table__wrapper">
        <ScrollRegion className="fr-table__container" label={caption}>
          <div className="fr-table__content">
            <table>
              <caption className="fr-sr-only">{caption}</caption>
              <thead>
                <tr>
                  <th scope="col">{categoryTitle}</th>
                  {[...names, ...(totals ? [total] : [])].map(name => (
                    <th key={name} scope="col" className="fr-cell--right">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {categories.map((category, index) => {
                  const values = series.map(({ values }) => values[index] ?? 0)
                  return (
                    <tr key={category}>
                      <th scope="row">{category}</th>
                      {figures(totals ? [...values, sum(values)] : values, [...names, total])}
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </div>
        </ScrollRegion>
      </div>
    </div>
  )
}
