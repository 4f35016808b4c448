import type { ReactNode } from 'react'
import './help-box.css'

interface HelpBoxProps {
  readonly title?: string
  readonly children: ReactNode
}

/** Advice beside the fields of a step. */
export const HelpBox = ({ title, children }: HelpBoxProps) => (
  <div className="mc-tunnel-help">
    {title !== undefined && (
      <h3 className="fr-text--md fr-text--bold fr-mb-1w">
        <span className="fr-icon-question-line fr-mr-1w" aria-hidden="true" />
        {title}
      </h3>
    )}
    <p className="fr-mb-0">{children}</p>
  </div>
)
