import { Bar, CartesianGrid, BarChart as Chart, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts'
import { type ChartData, seriesColor } from './chart-data.ts'
import { lyingHeight } from './lying-height.ts'

export interface BarPictureProps {
  readonly data: ChartData
  readonly format: (value: number) => string
  readonly lying?: boolean
}

const text = { fill: 'var(--text-mention-grey)', fontSize: 12 }
const line = 'var(--border-default-grey)'
const strong = 'var(--text-default-grey)'

/** Pixels of the names beside lying bars. */
const nameWidth = 116

/** Longest name beside a bar; the table has the whole. */
const longestName = 48
const shortened = (name: string): string => (name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name)

const quarters = [0, 0.25, 0.5, 0.75, 1]

/** Pixels for the names of marks, beside the bars. */
const markWidth = 84

/** The drawing alone, hidden from screen readers: the table beside it holds the same figures. */
export default function BarPicture({ data, format, lying = false }: BarPictureProps) {
  const { categories, series, marks = [], events, maximum } = data
  const rows = categories.map((category, index) => ({
    category,
    values: series.map(({ values }) => values[index] ?? 0),
  }))
  const ofNames = { dataKey: 'category', tickLine: false, stroke: line } as const
  const ofValues = {
    type: 'number',
    tickLine: false,
    axisLine: false,
    tickFormatter: format,
    tickCount: 5,
    allowDecimals: false,
    ...(maximum === undefined ? {} : { domain: [0, maximum], ticks: quarters.map(part => part * maximum) }),
  } as const
  return (
    <Chart
      responsive
      data={rows}
      layout={lying ? 'vertical' : 'horizontal'}
      className="mc-chart__drawing"
      {...(lying ? { style: { height: lyingHeight(rows.length) } } : {})}
      accessibilityLayer={false}
      margin={{ top: events ? 24 : 8, right: marks.length > 0 ? markWidth : lying ? 24 : 8, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={lying} horizontal={!lying} stroke={line} />
      {lying ? (
        <>
          <XAxis {...ofValues} tick={text} minTickGap={16} />
          <YAxis
            {...ofNames}
            type="category"
            width={nameWidth}
            interval={0}
            tickFormatter={shortened}
            tick={{ ...text, width: nameWidth - 8 }}
          />
        </>
      ) : (
        <>
          <XAxis {...ofNames} tick={text} minTickGap={8} />
          <YAxis {...ofValues} tick={text} width="auto" />
        </>
      )}
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--background-alt-grey)' }}
        formatter={value => format(Number(value))}
        itemStyle={{ color: strong }}
        contentStyle={{ background: 'var(--background-overlap-grey)', border: `1px solid ${line}` }}
      />
      {series.map((one, index) => (
        <Bar
          key={one.name}
          name={one.name}
          dataKey={({ values }: (typeof rows)[number]) => values[index]}
          stackId="all"
          fill={seriesColor(one, index)}
          stroke="var(--background-default-grey)"
          strokeWidth={1}
          maxBarSize={lying ? 28 : 64}
          isAnimationActive={false}
        />
      ))}
      {marks.map(({ name, value }) => (
        <ReferenceLine
          key={name}
          {...(lying ? { x: value } : { y: value })}
          stroke={strong}
          strokeDasharray="4 3"
          label={{ value: name, position: 'right', fill: strong, fontSize: 12 }}
        />
      ))}
      {signsOf(events).map(([position, signs]) => {
        const isAfterAll = position === categories.length
        return (
          <ReferenceLine
            key={position}
            {...{ [lying ? 'y' : 'x']: categories[isAfterAll ? position - 1 : position] }}
            position={isAfterAll ? 'end' : 'start'}
            stroke={strong}
            strokeDasharray="2 4"
            strokeWidth={2}
            label={{ value: signs.join(' '), position: 'top', fill: strong, fontSize: 14, fontWeight: 700 }}
          />
        )
      })}
    </Chart>
  )
}

/** The signs of the events at each position. */
function signsOf(events: ChartData['events']): [position: number, signs: string[]][] {
  const signs = new Map<number, string[]>()
  for (const { position, sign } of events?.list ?? []) signs.set(position, [...(signs.get(position) ?? []), sign])
  return [...signs]
}
