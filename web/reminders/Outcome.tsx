import { FocusedHeading } from '../ui/FocusedHeading.tsx'

interface OutcomeProps {
  readonly severity: 'success' | 'error'
  readonly title: string
  readonly text: string
}

/** What became of a choice made by the link of a message. */
export const Outcome = ({ severity, title, text }: OutcomeProps) => (
  <div className={`fr-alert fr-alert--${severity}`}>
    <FocusedHeading className="fr-alert__title">{title}</FocusedHeading>
    <p>{text}</p>
  </div>
)
