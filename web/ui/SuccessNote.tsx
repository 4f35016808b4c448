import { useEffect, useRef } from 'react'

export interface SuccessNoteProps {
  readonly text: string
  /** `info` when somebody else had done the same before. */
  readonly severity?: 'success' | 'info'
}

/** Says that an action succeeded, and takes the focus because the button that did it is gone. */
export function SuccessNote({ text, severity = 'success' }: SuccessNoteProps) {
  const note = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text announces another success
  useEffect(() => note.current?.focus(), [text])
  return (
    <div
      ref={note}
      className={`fr-alert fr-alert--${severity} fr-alert--sm fr-mb-3w`}
      role="status"
      aria-label={text}
      tabIndex={-1}
    >
      <p>{text}</p>
    </div>
  )
}
