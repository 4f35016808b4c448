import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { useLocale } from '../../app/locale.ts'
import { ChartTable } from './ChartTable.tsx'
import { type ChartData, seriesColor } from './chart-data.ts'
import { useChartWords } from './words/chart-words.ts'
import './chart.css'

const BarPicture = lazy(() => import('./BarPicture.tsx'))

export interface BarChartProps {
  readonly title: string
  readonly data: ChartData
  /** Writes a value; by default, a plain number in the reader's language. */
  readonly format?: (value: number) => string
  /** Controls that choose the data, above the drawing. */
  readonly controls?: ReactNode
  /** Level of the title, h3 by default. */
  readonly titleAs?: 'h2' | 'h3' | 'h4'
}

/** Vertical bars, stacked when there are several series, with their legend and a table of the same figures. */
export function BarChart({ title, data, format, controls, titleAs: Title = 'h3' }: BarChartProps) {
  const words = useChartWords()
  const locale = useLocale()
  const id = useId()
  const write = format ?? ((value: number) => value.toLocaleString(locale))
  return (
    <figure className="mc-chart" aria-labelledby={id}>
      <figcaption>
        <Title id={id} className="fr-h5 fr-mb-2w">
          {title}
        </Title>
      </figcaption>
      {controls}
      {data.series.length > 1 && (
        <ul className="mc-chart__legend fr-raw-list fr-text--sm">
          {data.series.map(({ name }, index) => (
            <li key={name}>
              <span className="mc-chart__tint" style={{ background: seriesColor(index) }} aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
      )}
      <div role="img" aria-label={words.inTable(title)} className="mc-chart__picture">
        <Suspense fallback={null}>
          <BarPicture data={data} format={write} />
        </Suspense>
      </div>
      <Accordion label={words.table} titleAs={Title === 'h2' ? 'h3' : Title === 'h3' ? 'h4' : 'h5'}>
        <ChartTable caption={title} data={data} format={write} />
      </Accordion>
    </figure>
  )
}
