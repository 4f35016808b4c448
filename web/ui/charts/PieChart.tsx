import { lazy } from 'react'
import { ChartPicture } from './ChartPicture.tsx'
import { type ChartData, seriesColor, signOfSlice } from './chart-data.ts'
import { useChartWords } from './words/chart-words.ts'
import './chart.css'

const PiePicture = lazy(() => import('./PiePicture.tsx'))

export interface PieChartProps {
  readonly title: string
  /** One series; its categories are the slices. */
  readonly data: ChartData
  readonly format: (value: number) => string
}

/** Parts of a whole, with their legend. The same figures must stand as a text or a table beside it. */
export function PieChart({ title, data, format }: PieChartProps) {
  const words = useChartWords()
  return (
    <>
      <ul className="mc-chart__legend fr-raw-list fr-text--sm">
        {data.categories.map((name, index) => (
          <li key={name}>
            <span className="mc-chart__tint" style={{ background: seriesColor({}, index) }} aria-hidden="true" />
            <strong aria-hidden="true">{signOfSlice(index)}</strong>
            {`${name} (${format(data.series[0]?.values[index] ?? 0)})`}
          </li>
        ))}
      </ul>
      <ChartPicture label={words.inTable(title)} size="mc-chart__drawing mc-chart__drawing--pie">
        <PiePicture data={data} format={format} />
      </ChartPicture>
    </>
  )
}
