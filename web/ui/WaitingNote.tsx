import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FocusedNote } from './FocusedNote.tsx'
import type { SiteForm } from './site-form.ts'
import { useFormWords } from './words/form-words.ts'

interface WaitingNoteProps<Input extends FieldValues> {
  readonly form: SiteForm<Input>
  /** What else its writer can do. */
  readonly children?: ReactNode
}

/** Says that a form is sent again by itself, as long as nobody answers. */
export function WaitingNote<Input extends FieldValues>({ form, children }: WaitingNoteProps<Input>) {
  const { waiting } = useFormWords()
  const { state } = form
  const isSending = state.kind === 'sending'
  if (state.kind !== 'waiting' && !(isSending && state.isRetry)) return null
  return (
    <FocusedNote severity="warning" title={waiting.title} text={waiting.text} focused>
      {children}
      <button
        type="button"
        className="fr-btn fr-btn--secondary fr-btn--sm fr-mt-2w"
        aria-disabled={isSending}
        onClick={form.retry}
      >
        {waiting.retry}
      </button>
    </FocusedNote>
  )
}
