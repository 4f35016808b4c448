import { useEffect, useState } from 'react'
import { useStore } from '../../app/store.ts'
import { FileSender, type FileToSend } from './file-sender.ts'
import { SendingSteps } from './SendingSteps.tsx'
import { isOrderPending, type Sending } from './sending.ts'
import { useSendWords } from './words/send-words.ts'
import './send.css'

export interface FileSendingProps {
  /** The file to send, without errors. */
  readonly fileToSend: FileToSend
  /** Called when the user wants to choose another file. */
  readonly onAnother: () => void
  /** Called when the stage changes. */
  readonly onStage?: (stage: SendingStage) => void
}

/** Whether the file may still be corrected, is being sent, or has reached its end. */
export type SendingStage = 'open' | 'under-way' | 'over'

const finalStates: ReadonlySet<Sending['kind']> = new Set(['duplicate', 'stored', 'done'])

const stageOf = (state: Sending): SendingStage =>
  finalStates.has(state.kind) ? 'over' : isOrderPending(state) ? 'under-way' : 'open'

/** Sends a valid file: shows the planned changes, the progress, then the result. */
export function FileSending({ fileToSend, onAnother, onStage }: FileSendingProps) {
  const words = useSendWords()
  const [sender, setSender] = useState(() => new FileSender(fileToSend))
  if (sender.fileToSend.file !== fileToSend.file || sender.fileToSend.kind !== fileToSend.kind)
    setSender(new FileSender(fileToSend))
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
