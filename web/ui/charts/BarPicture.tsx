import { Bar, CartesianGrid, BarChart as Chart, Tooltip, XAxis, YAxis } from 'recharts'
import { type ChartData, seriesColor } from './chart-data.ts'

export interface BarPictureProps {
  readonly data: ChartData
  readonly format: (value: number) => string
}

const text = { fill: 'var(--text-mention-grey)', fontSize: 12 }
const line = 'var(--border-default-grey)'

/** The drawing alone, hidden from screen readers: the table beside it holds the same figures. */
export default function BarPicture({ data: { categories, series }, format }: BarPictureProps) {
  const rows = categories.map((category, index) => ({
    category,
    values: series.map(({ values }) => values[index] ?? 0),
  }))
  return (
    <Chart
      responsive
      data={rows}
      className="mc-chart__drawing"
      accessibilityLayer={false}
      margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} stroke={line} />
      <XAxis dataKey="category" tick={text} tickLine={false} stroke={line} minTickGap={8} />
      <YAxis
        tick={text}
        tickLine={false}
        axisLine={false}
        tickFormatter={format}
        tickCount={5}
        width="auto"
        allowDecimals={false}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--background-alt-grey)' }}
        formatter={value => format(Number(value))}
        itemStyle={{ color: 'var(--text-default-grey)' }}
        contentStyle={{ background: 'var(--background-overlap-grey)', border: `1px solid ${line}` }}
      />
      {series.map(({ name }, index) => (
        <Bar
          key={name}
          name={name}
          dataKey={({ values }: (typeof rows)[number]) => values[index]}
          stackId="all"
          fill={seriesColor(index)}
          stroke="var(--background-default-grey)"
          strokeWidth={1}
          maxBarSize={64}
          isAnimationActive={false}
        />
      ))}
    </Chart>
  )
}
