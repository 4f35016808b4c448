import { Alert } from '@codegouvfr/react-dsfr/Alert'
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
    <div ref={note} tabIndex={-1} role="status">
      <Alert className="fr-mb-3w" severity={severity} small description={text} />
    </div>
  )
}
