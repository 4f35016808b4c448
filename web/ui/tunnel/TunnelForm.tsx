import { Alert } from '@codegouvfr/react-dsfr/Alert'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ErrorSummary } from '../ErrorSummary.tsx'
import { LeaveGuard } from '../LeaveGuard.tsx'
import type { SiteForm } from '../site-form.ts'
import { WaitingNote } from '../WaitingNote.tsx'
import { useFormWords } from '../words/form-words.ts'

interface TunnelFormProps<Input extends FieldValues> {
  readonly form: SiteForm<Input>
  /** What to know before the answers are sent again; null without a conflict. */
  readonly warning: string | null
  /** Whether all questions must be answered but those that say otherwise, which is then said first. */
  readonly isRequired?: boolean
  /** Whether something is typed that is not saved. */
  readonly isChanged: boolean
  /** Called by the Enter key. */
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** The form of a step of a tunnel: its errors and its questions; leaving it asks first when something is typed. */
export function TunnelForm<Input extends FieldValues>(props: TunnelFormProps<Input>) {
  const { form, warning, isRequired = false, isChanged, onSubmit, children } = props
  const { allRequired } = useFormWords()
  return (
    <>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <WaitingNote form={form} />
        <ErrorSummary form={form} />
        <div role="alert">
          {warning !== null && <Alert className="fr-mb-3w" severity="warning" small description={warning} />}
        </div>
        {isRequired && <p className="fr-hint-text fr-mb-3w">{allRequired}</p>}
        {children}
        {/* The Enter key sends a form of several fields only if it has a button. */}
        <button type="submit" hidden />
      </form>
      <LeaveGuard active={isChanged && form.state.kind !== 'sending'} alsoWithinScreen />
    </>
  )
}
