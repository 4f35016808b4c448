import { useEffect, useState } from 'react'
import { useStore } from '../../app/store.ts'
import { FileSender, type FileToSend } from './file-sender.ts'
import { SendingSteps } from './SendingSteps.tsx'
import { isOnItsWay, type Sending } from './sending.ts'
import { useSendWords } from './words/send-words.ts'
import './send.css'

export interface FileSendingProps {
  /** A file without an error. */
  readonly checked: FileToSend
  /** The user wants to begin anew with another file. */
  readonly onAnother: () => void
  /** Told each time it changes. */
  readonly onStage?: (stage: SendingStage) => void
}

/** Whether the file may still be corrected, is on its way, or has become what it had to. */
export type SendingStage = 'open' | 'under-way' | 'over'

const ends: ReadonlySet<Sending['kind']> = new Set(['duplicate', 'stored', 'done'])

const stageOf = (state: Sending): SendingStage =>
  ends.has(state.kind) ? 'over' : isOnItsWay(state) ? 'under-way' : 'open'

/** From a right file to its stored rows: what would change, the sending, what became of it. */
export function FileSending({ checked, onAnother, onStage }: FileSendingProps) {
  const words = useSendWords()
  const [sender, setSender] = useState(() => new FileSender(checked))
  if (sender.checked.file !== checked.file || sender.checked.kind !== checked.kind) setSender(new FileSender(checked))
  const state = useStore(sender.state)
  const stage = stageOf(state)

  useEffect(() => onStage?.(stage), [stage, onStage])

  useEffect(() => sender.watch(words), [sender, words])

  return (
    <section className="mc-send fr-mt-6w" aria-label={words.title}>
      <SendingSteps state={state} sender={sender} onAnother={onAnother} />
    </section>
  )
}
