import type { ReactNode } from 'react'

interface FigureProps {
  readonly value: string
  readonly label: string
  /** What the figure rests on, or a link to its definition. */
  readonly children?: ReactNode
}

/** A figure in large with what it counts. */
export const Figure = ({ value, label, children }: FigureProps) => (
  <div className="mc-statistic">
    <p className="mc-statistic__value fr-mb-0">{value}</p>
    <p className="fr-mb-0">{label}</p>
    {children && <div className="fr-text--sm fr-mt-1v">{children}</div>}
  </div>
)
