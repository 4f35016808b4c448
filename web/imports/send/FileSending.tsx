import { useEffect, useState, useSyncExternalStore } from 'react'
import { FileSender, type FileToSend } from './file-sender.ts'
import { SendingSteps } from './SendingSteps.tsx'
import { isOnItsWay } from './sending.ts'
import { useSendWords } from './words/send-words.ts'
import './send.css'

export interface FileSendingProps {
  /** A file without an error. */
  readonly checked: FileToSend
  /** The user wants to begin anew with another file. */
  readonly onAnother: () => void
}

/** From a right file to its stored rows: what would change, the sending, what became of it. */
export function FileSending({ checked, onAnother }: FileSendingProps) {
  const words = useSendWords()
  const [sender, setSender] = useState(() => new FileSender(checked))
  if (sender.checked.file !== checked.file || sender.checked.kind !== checked.kind) setSender(new FileSender(checked))
  const state = useSyncExternalStore(sender.subscribe, sender.state)
  const leavingLoses = isOnItsWay(state)

  useEffect(() => {
    if (!leavingLoses) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [leavingLoses])

  useEffect(() => sender.watch(words), [sender, words])

  return (
    <section className="mc-send fr-mt-6w" aria-label={words.title}>
      <SendingSteps state={state} sender={sender} onAnother={onAnother} />
    </section>
  )
}
