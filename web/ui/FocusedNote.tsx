import { type ReactNode, useEffect, useRef } from 'react'

interface FocusedNoteProps {
  readonly severity: 'info' | 'warning' | 'error'
  readonly title: string
  readonly text: string
  /** Takes the focus when it appears. */
  readonly focused?: boolean
  readonly children: ReactNode
}

/** Says above a form what became of what was typed. */
export function FocusedNote({ severity, title, text, focused = false, children }: FocusedNoteProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another answer to the sender
  useEffect(() => {
    if (focused) box.current?.focus()
  }, [focused, text])
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles may have a name.
    <div
      ref={box}
      className={`fr-alert fr-alert--${severity} fr-mb-4w`}
      role={severity === 'error' ? 'alert' : 'status'}
      aria-label={title}
      tabIndex={-1}
    >
      <p className="fr-alert__title">{title}</p>
      <p>{text}</p>
      {children}
    </div>
  )
}
