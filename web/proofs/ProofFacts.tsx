import { Fragment } from 'react'
import './proof.css'

interface ProofFactsProps {
  /** Labels and values; null where the proof says nothing. */
  readonly facts: readonly (readonly [label: string, value: string | null])[]
}

/** What a proof holds, to compare with the document. */
export function ProofFacts({ facts }: ProofFactsProps) {
  return (
    <dl className="mc-proof__facts">
      {facts.map(([label, value]) =>
        value === null ? null : (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ),
      )}
    </dl>
  )
}
