import { Cell, PieChart as Chart, Pie, Tooltip } from 'recharts'
import { type ChartData, seriesColor, signOfSlice } from './chart-data.ts'

export interface PiePictureProps {
  readonly data: ChartData
  readonly format: (value: number) => string
}

const line = 'var(--border-default-grey)'

/** The drawing alone, hidden from screen readers: the table beside it holds the same figures. */
export default function PiePicture({ data: { categories, series }, format }: PiePictureProps) {
  const values = series[0]?.values ?? []
  const slices = categories.map((name, index) => ({ name, value: values[index] ?? 0 }))
  return (
    <Chart responsive className="mc-chart__drawing mc-chart__drawing--pie" accessibilityLayer={false}>
      <Pie
        data={slices}
        dataKey="value"
        nameKey="name"
        innerRadius="45%"
        outerRadius="78%"
        startAngle={90}
        endAngle={-270}
        stroke="var(--background-default-grey)"
        strokeWidth={2}
        isAnimationActive={false}
        labelLine={false}
        // The value stands in the legend: beside a slice, a phone would cut it.
        label={({ value, index }) => (value ? signOfSlice(index ?? 0) : '')}
      >
        {slices.map(({ name }, index) => (
          <Cell key={name} fill={seriesColor({}, index)} />
        ))}
      </Pie>
      <Tooltip
        isAnimationActive={false}
        formatter={value => format(Number(value))}
        itemStyle={{ color: 'var(--text-default-grey)' }}
        contentStyle={{ background: 'var(--background-overlap-grey)', border: `1px solid ${line}` }}
      />
    </Chart>
  )
}
