import { Button } from '@codegouvfr/react-dsfr/Button'
import { type ReactNode, useEffect, useRef } from 'react'
import { SupportAddress } from './SupportAddress.tsx'
import { useContactWords } from './words/contact-words.ts'

/** Why a message has not left. */
export type Unsent =
  /** It will be sent again by itself. */
  | { readonly kind: 'waiting' }
  /** The server does not take it now. */
  | { readonly kind: 'refused'; readonly title: string; readonly text: string }
  /** It was typed before the page was loaded, and perhaps sent. */
  | { readonly kind: 'restored'; readonly attempted: boolean }

export interface UnsentNoteProps {
  readonly unsent: Unsent | null
  readonly busy: boolean
  readonly onRetry: () => void
  readonly onClear: () => void
}

/** Says what happens to a message that has not left, and what else its writer can do. */
export function UnsentNote({ unsent, busy, onRetry, onClear }: UnsentNoteProps) {
  const { waiting, restored, email } = useContactWords()
  if (!unsent) return null
  if (unsent.kind === 'restored') {
    const text = unsent.attempted ? restored.attempted : restored.text
    return (
      <Note severity="info" title={restored.title} text={text}>
        <Button type="button" className="fr-mt-2w" priority="secondary" size="small" onClick={onClear}>
          {restored.clear}
        </Button>
      </Note>
    )
  }
  const address = (
    <p className="fr-mt-1w">
      {email.instead} <SupportAddress />
    </p>
  )
  if (unsent.kind === 'refused') {
    return (
      <Note severity="error" title={unsent.title} text={unsent.text} focused>
        {address}
      </Note>
    )
  }
  return (
    <Note severity="warning" title={waiting.title} text={waiting.text} focused>
      {address}
      <Button
        type="button"
        className="fr-mt-2w"
        priority="secondary"
        size="small"
        onClick={onRetry}
        nativeButtonProps={{ 'aria-disabled': busy }}
      >
        {waiting.retry}
      </Button>
    </Note>
  )
}

interface NoteProps {
  readonly severity: 'info' | 'warning' | 'error'
  readonly title: string
  readonly text: string
  /** Takes the focus when it appears. */
  readonly focused?: boolean
  readonly children: ReactNode
}

function Note({ severity, title, text, focused = false, children }: NoteProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another answer to the sender
  useEffect(() => {
    if (focused) box.current?.focus()
  }, [focused, text])
  return (
    <div
      ref={box}
      className={`fr-alert fr-alert--${severity} fr-mb-4w`}
      role={severity === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <h3 className="fr-alert__title">{title}</h3>
      <p>{text}</p>
      {children}
    </div>
  )
}
