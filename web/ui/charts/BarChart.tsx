import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { formatNumber } from '@ma-cantine/lib/messages/numbers'
import { formatShare } from '@ma-cantine/lib/messages/percentages'
import { lazy, type ReactNode, useId } from 'react'
import { useLocale } from '../../app/locale.ts'
import { ChartExports } from './ChartExports.tsx'
import { ChartPicture } from './ChartPicture.tsx'
import { ChartTable } from './ChartTable.tsx'
import { type ChartData, seriesColor } from './chart-data.ts'
import { lyingHeight } from './lying-height.ts'
import { useChartWords } from './words/chart-words.ts'
import './chart.css'

const BarPicture = lazy(() => import('./BarPicture.tsx'))

export interface BarChartProps {
  readonly title: string
  readonly data: ChartData
  /** Writes a value; by default, a plain number in the reader's language. */
  readonly format?: (value: number) => string
  /** The goals of values that are shares in percent, `[]` without any: each is told as `formatShare` does, in files too. */
  readonly goals?: readonly number[]
  /** Writes a value in the table, where there is room for its decimals; as in the drawing by default. */
  readonly formatInTable?: (value: number) => string
  /** Controls that choose the data, above the drawing. */
  readonly controls?: ReactNode
  /** Level of the title, h3 by default. */
  readonly titleAs?: 'h2' | 'h3' | 'h4'
  /** Whether bars lie, one below the other: for many or long names. */
  readonly lying?: boolean
  /** The name of the files of the table, without extension; without it the table is not exported. */
  readonly fileName?: string
}

/**
 * Bars, stacked when there are several series, with their legend, a table of the same figures and the files of this table.
 */
export function BarChart(props: BarChartProps) {
  const { title, data, format, goals, formatInTable, controls, titleAs: Title = 'h3', lying = false, fileName } = props
  const words = useChartWords()
  const locale = useLocale()
  const id = useId()
  const write =
    format ?? ((value: number) => (goals ? formatShare(value / 100, locale, ...goals) : formatNumber(value, locale)))
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
          {data.series.map((series, index) => (
            <li key={series.name}>
              <span className="mc-chart__tint" style={{ background: seriesColor(series, index) }} aria-hidden="true" />
              {series.name}
            </li>
          ))}
        </ul>
      )}
      <ChartPicture
        label={words.inTable(title)}
        size={lying ? lyingHeight(data.categories.length) : 'mc-chart__drawing'}
      >
        <BarPicture data={data} format={write} lying={lying} />
      </ChartPicture>
      <Accordion label={words.table} titleAs={Title === 'h2' ? 'h3' : Title === 'h3' ? 'h4' : 'h5'}>
        <ChartTable caption={title} data={data} format={formatInTable ?? write} />
        {fileName !== undefined && (
          <ChartExports title={title} data={data} fileName={fileName} write={goals ? write : null} />
        )}
      </Accordion>
    </figure>
  )
}
