interface ShareBarProps {
  readonly parts: readonly { readonly kind: 'organic' | 'quality' | 'other'; readonly share: number }[]
  /** In percent, each marked across the bar. */
  readonly goals: readonly number[]
}

/** The parts of the purchases in one bar. The list beside it tells the same figures. */
export function ShareBar({ parts, goals }: ShareBarProps) {
  const total = Math.max(
    parts.reduce((sum, { share }) => sum + share, 0),
    1,
  )
  let start = 0
  return (
    <svg className="mc-public-bar" viewBox="0 0 1000 60" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ kind, share }) => {
        const x = start
        const width = (share / total) * 1000
        start += width
        return <rect key={kind} className={`mc-public-bar__${kind}`} x={x} y="10" width={width} height="40" />
      })}
      {goals.map(goal => (
        <rect key={goal} className="mc-public-bar__goal" x={goal * 10 - 2} y="0" width="4" height="60" />
      ))}
    </svg>
  )
}
