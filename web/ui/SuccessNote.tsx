import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { useEffect, useRef } from 'react'

/** Says that an action succeeded, and takes the focus because the button that did it is gone. */
export function SuccessNote({ text }: { text: string }) {
  const note = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text announces another success
  useEffect(() => note.current?.focus(), [text])
  return (
    <div ref={note} tabIndex={-1} role="status">
      <Alert className="fr-mb-3w" severity="success" small description={text} />
    </div>
  )
}
