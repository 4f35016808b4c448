import { ScrollTable } from '../ScrollTable.tsx'
import type { ChartData, ChartEvents, ChartSeries } from './chart-data.ts'
import { useChartWords } from './words/chart-words.ts'

export interface ChartTableProps {
  readonly caption: string
  readonly data: ChartData
  readonly format: (value: number) => string
}

/** Adds up in millionths: 0.1 and 0.2 are 0.3, and no share is raised to a goal. */
const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + Math.round(value * 1e6), 0) / 1e6

/** The columns of the table of a chart: its series, and their total where there are several. */
export function columnsOf({ series }: ChartData, total: string): readonly ChartSeries[] {
  const [first, ...others] = series
  if (!first || others.length === 0) return series
  return [
    ...series,
    { name: total, values: first.values.map((_, index) => sum(series.map(s => s.values[index] ?? 0))) },
  ]
}

const textsAt = ({ list }: ChartEvents, at: number): string =>
  list
    .filter(({ position }) => position === at)
    .map(({ text }) => text)
    .join(' ')

/** The figures of a chart, with totals where there are several series. */
export function ChartTable({ caption, data, format }: ChartTableProps) {
  const { total } = useChartWords()
  const columns = columnsOf(data, total)
  return (
    <ScrollTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">{data.categoryTitle}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col" className="fr-cell--right">
              {name}
            </th>
          ))}
          {data.events && <th scope="col">{data.events.title}</th>}
        </tr>
      </thead>
      <tbody>
        {data.categories.map((category, index) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            {columns.map(({ name, values }) => (
              <td key={name} className="fr-cell--right">
                {format(values[index] ?? 0)}
              </td>
            ))}
            {data.events && <td>{textsAt(data.events, index)}</td>}
          </tr>
        ))}
        {data.events && textsAt(data.events, data.categories.length) !== '' && (
          <tr>
            <td colSpan={columns.length + 1} />
            <td>{textsAt(data.events, data.categories.length)}</td>
          </tr>
        )}
      </tbody>
    </ScrollTable>
  )
}
