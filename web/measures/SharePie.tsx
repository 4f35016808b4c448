import './shares.css'

export interface SharePieProps {
  /** Percents of the whole; what is left are other products. */
  readonly organic: number
  readonly quality: number
  readonly label: string
}

/** The circumference of this radius is 100, so that percents are lengths. */
const radius = 100 / (2 * Math.PI)

/** A pie of organic, quality and other products; slices are told apart by their order and borders too, not only by colour. */
export function SharePie({ organic, quality, label }: SharePieProps) {
  const other = 100 - organic - quality
  const slices = [
    { kind: 'organic', start: 0, percent: organic },
    { kind: 'quality', start: organic, percent: quality },
    { kind: 'other', start: organic + quality, percent: other },
  ].filter(({ percent }) => percent > 0)
  return (
    <svg className="mc-share-pie" viewBox="0 0 64 64" role="img" aria-label={label}>
      <g transform="rotate(-90 32 32)">
        {slices.map(({ kind, start, percent }) => (
          <circle
            key={kind}
            className={`mc-share-pie__${kind}`}
            cx="32"
            cy="32"
            r={radius}
            fill="none"
            strokeWidth={radius * 2 - 1}
            strokeDasharray={`${Math.max(percent - 0.8, 0.1)} ${100 - Math.max(percent - 0.8, 0.1)}`}
            strokeDashoffset={-start}
          />
        ))}
      </g>
      {slices.map(({ kind, start, percent }) => {
        const angle = ((start + percent / 2) / 100) * 2 * Math.PI - Math.PI / 2
        return (
          <text
            key={kind}
            className={`mc-share-pie__figure mc-share-pie__figure--${kind}`}
            x={32 + Math.cos(angle) * radius}
            y={32 + Math.sin(angle) * radius}
          >
            {percent}
          </text>
        )
      })}
    </svg>
  )
}
