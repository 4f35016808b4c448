import type { AlertProps } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { ReactNode } from 'react'
import { addressOf } from '../../app/screen-list.ts'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import { useSendWords } from './words/send-words.ts'

export interface EndedProps {
  readonly severity: AlertProps.Severity
  readonly title: string
  readonly children: ReactNode
  /** What there is to read before choosing what to do. */
  readonly details?: ReactNode
  /** The main action, where there is one better than to choose another file. */
  readonly action?: ReactNode
  readonly onAnother: () => void
  /** The journal tells more. */
  readonly journal?: boolean
}

/** An end that is not a success: what it is, and what to do next. */
export function Ended({ severity, title, children, details, action, onAnother, journal = false }: EndedProps) {
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
          <Button priority={action ? 'secondary' : 'primary'} onClick={onAnother}>
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
