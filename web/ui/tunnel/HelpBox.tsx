import type { ReactNode } from 'react'
import './help-box.css'

interface HelpBoxProps {
  readonly title?: string
  /** The level of the title, below the one of the step by default. */
  readonly titleAs?: 'h2' | 'h3'
  readonly children: ReactNode
}

/** Advice beside the fields of a step. */
export const HelpBox = ({ title, titleAs: Title = 'h3', children }: HelpBoxProps) => (
  <div className="mc-tunnel-help">
    {title !== undefined && (
      <Title className="fr-text--md fr-text--bold fr-mb-1w">
        <span className="fr-icon-question-line fr-mr-1w" aria-hidden="true" />
        {title}
      </Title>
    )}
    <p className="fr-mb-0">{children}</p>
  </div>
)
