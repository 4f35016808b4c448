import type { AlertProps } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { ReactNode } from 'react'
import { addressOf } from '../../app/screen-list.ts'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import { useSendWords } from './words/send-words.ts'

export interface OutcomeViewProps {
  readonly severity: AlertProps.Severity
  readonly title: string
  readonly children: ReactNode
  /** Details to read before choosing what to do next. */
  readonly details?: ReactNode
  /** The main action, when there is a better one than choosing another file. */
  readonly action?: ReactNode
  readonly onAnother: () => void
  /** Adds a link to the journal, where the import is recorded. */
  readonly journal?: boolean
}

/** An end that is not a success: the reason, and what to do next. */
export function OutcomeView({
  severity,
  title,
  children,
  details,
  action,
  onAnother,
  journal = false,
}: OutcomeViewProps) {
  const words = useSendWords()
  return (
    <>
      <div className={`fr-alert fr-alert--${severity} fr-mb-3w`}>
        <FocusedHeading as="h3" className="fr-alert__title">
          {title}
        </FocusedHeading>
        {children}
      </div>
      {details}
      <ul className="fr-btns-group fr-btns-group--inline-md">
        {action && <li>{action}</li>}
        <li>
          <Button type="button" priority={action ? 'secondary' : 'primary'} onClick={onAnother}>
            {words.plan.another}
          </Button>
        </li>
        {journal && (
          <li>
            <Button priority="secondary" linkProps={{ href: addressOf('ImportJournal') }}>
              {words.done.imports}
            </Button>
          </li>
        )}
      </ul>
    </>
  )
}
