import { Button } from '@codegouvfr/react-dsfr/Button'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { SiteForm } from './site-form.ts'
import { useFormWords } from './words/form-words.ts'

export interface FormBodyProps<Input extends FieldValues> {
  readonly form: SiteForm<Input>
  /** What the button does, and says while it does it. */
  readonly action: string
  readonly busy: string
  /** Beside the button: the way out. */
  readonly besides?: ReactNode
  readonly children?: ReactNode
}

/** A form on the page: what is wrong, its fields, one button. */
export function FormBody<Input extends FieldValues>({ form, action, busy, besides, children }: FormBodyProps<Input>) {
  const { allRequired } = useFormWords()
  const sending = form.state.kind === 'sending'
  return (
    <form noValidate onSubmit={form.submit}>
      <ErrorSummary form={form} />
      {children !== undefined && <p className="fr-hint-text fr-mb-3w">{allRequired}</p>}
      {children}
      <ul className="fr-btns-group fr-btns-group--inline-md fr-mt-4w">
        <li>
          {/* Not disabled while it works: it would lose the focus. */}
          <Button type="submit" nativeButtonProps={{ 'aria-disabled': sending }}>
            {sending ? busy : action}
          </Button>
        </li>
        {besides !== undefined && <li>{besides}</li>}
      </ul>
      <p className="fr-sr-only" role="status">
        {sending ? busy : ''}
      </p>
    </form>
  )
}
