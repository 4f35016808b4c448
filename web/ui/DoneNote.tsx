import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { useEffect, useRef } from 'react'

/** Says that something is done where the button that did it is gone: it takes the focus over. */
export function DoneNote({ text }: { text: string }) {
  const note = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another thing done
  useEffect(() => note.current?.focus(), [text])
  return (
    <div ref={note} tabIndex={-1} role="status">
      <Alert className="fr-mb-3w" severity="success" small description={text} />
    </div>
  )
}
