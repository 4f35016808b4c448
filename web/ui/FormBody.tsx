import { Button } from '@codegouvfr/react-dsfr/Button'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ErrorSummary } from './ErrorSummary.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import type { SiteForm } from './site-form.ts'
import { WaitingNote } from './WaitingNote.tsx'
import { useFormWords } from './words/form-words.ts'

export interface FormBodyProps<Input extends FieldValues> {
  readonly form: SiteForm<Input>
  /** The label of the button at rest; `busyLabel` replaces it while the form is sent. */
  readonly action: string
  readonly busyLabel: string
  /** The look of the button, primary by default; secondary for a form beside the main matter of the page. */
  readonly priority?: 'primary' | 'secondary'
  /** A link or button beside the main one, to leave the form. */
  readonly secondaryAction?: ReactNode
  /** A third button, after these two. */
  readonly thirdAction?: ReactNode
  /** What to do instead of an act that cannot be undone: stands first, as the main button. */
  readonly safeAction?: ReactNode
  /** Whether leaving asks first when something is typed. */
  readonly guarded?: boolean
  /** Whether to say that fields are mandatory; not where there is one, which says it all. */
  readonly withHint?: boolean
  /** What else one can do while nobody answers. */
  readonly whileWaiting?: ReactNode
  readonly children?: ReactNode
}

/** The body of a form: its errors, its fields, one button. */
export function FormBody<Input extends FieldValues>({
  form,
  action,
  busyLabel,
  safeAction,
  priority = safeAction === undefined ? 'primary' : 'secondary',
  secondaryAction,
  thirdAction,
  guarded = false,
  withHint = true,
  whileWaiting,
  children,
}: FormBodyProps<Input>) {
  const { allRequired } = useFormWords()
  const sending = form.state.kind === 'sending'
  return (
    <>
      <form noValidate onSubmit={form.submit}>
        <WaitingNote form={form}>{whileWaiting}</WaitingNote>
        <ErrorSummary form={form} />
        {withHint && children !== undefined && <p className="fr-hint-text fr-mb-3w">{allRequired}</p>}
        {children}
        <ul className="fr-btns-group fr-btns-group--inline-md fr-mt-4w">
          {safeAction !== undefined && <li>{safeAction}</li>}
          <li>
            {/* Not `disabled` while it sends: the button would lose the focus. */}
            <Button type="submit" priority={priority} nativeButtonProps={{ 'aria-disabled': sending }}>
              {sending ? busyLabel : action}
            </Button>
          </li>
          {secondaryAction !== undefined && <li>{secondaryAction}</li>}
          {thirdAction !== undefined && <li>{thirdAction}</li>}
        </ul>
        <p className="fr-sr-only" role="status">
          {sending ? busyLabel : ''}
        </p>
      </form>
      {guarded && <LeaveGuard active={form.isChanged()} />}
    </>
  )
}
