import { type ReactNode, useId } from 'react'
import { useDiagnosticWords } from '../words/diagnostic-words.ts'
import './summaries.css'

export const SummaryItems = ({ children }: { readonly children: ReactNode }) => (
  <ul className="mc-summary-items">{children}</ul>
)

const marks = {
  yes: 'fr-icon-check-line',
  no: 'fr-icon-close-line',
  unanswered: 'fr-icon-question-line',
} as const
export type Mark = keyof typeof marks

export const markOf = (answer: boolean | null): Mark => (answer === null ? 'unanswered' : answer ? 'yes' : 'no')

interface SummaryItemProps {
  readonly mark: Mark
  readonly label: string
  /** What the mark says in words; yes, no or that nothing is answered, by default. */
  readonly answer?: string
  /** What more was answered. */
  readonly details?: readonly string[]
}

/** A question and its answer: a mark, and the same in words. */
export function SummaryItem({ mark, label, answer, details = [] }: SummaryItemProps) {
  const words = useDiagnosticWords().summary
  const id = useId()
  return (
    <li className="mc-summary-item">
      <span className={`${marks[mark]} mc-summary-mark mc-summary-mark--${mark}`} aria-hidden="true" />
      <div>
        <span id={id}>{words.label(label)}</span> <strong>{answer ?? words[mark]}</strong>
        {details.length > 0 && (
          <ul className="mc-summary-details" aria-labelledby={id}>
            {details.map(detail => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
