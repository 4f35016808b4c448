import type { FileTotal } from '@ma-cantine/lib/imports/file-total'
import type { SimilarChoice } from '@ma-cantine/lib/imports/similar-choices'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { useStore } from '../../app/store.ts'
import { PoliteFocus } from '../../ui/FocusedHeading.tsx'
import type { StoredRefusal } from '../check/check-protocol.ts'
import { FileSender, type FileToSend } from './file-sender.ts'
import { SendingSteps } from './SendingSteps.tsx'
import { comparisonOf, importIdOf, type SendingView, stageOf } from './sending-view.ts'
import { storedRefusal } from './stored-refusal.ts'
import { useSendWords } from './words/send-words.ts'
import './send.css'

export interface FileSendingProps {
  /** The file to send, right by itself. */
  readonly fileToSend: FileToSend
  /** The total that the file itself gives. */
  readonly fileTotal?: FileTotal | null
  /** Whether the user is correcting it: the comparison then waits for a pause. */
  readonly isEdited: boolean
  /** What to do with similar purchases, if the user has said so of an earlier version of the file. */
  readonly similar: SimilarChoice | null
  /** Called when the user wants to choose another file. */
  readonly onAnother: () => void
  /** Called when the state changes. */
  readonly onState: (state: SendingView) => void
  /** Called with what the comparison refuses; with null when it refuses nothing. */
  readonly onCompared: (sha256: string, refusal: StoredRefusal | null) => void
  /** Called with the import, once the file is stored. */
  readonly onStored?: (importId: number) => void
}

/** Milliseconds: an edit is often followed by another. */
const editPause = 700

/**
 * Sends a file that is right by itself. It is compared with the stored data at once: its errors go back to the check,
 * or the planned changes are shown, then the progress, then the result.
 */
export function FileSending(props: FileSendingProps) {
  const { fileToSend, fileTotal = null, isEdited, similar, onAnother, onState, onCompared, onStored } = props
  const words = useSendWords()
  const locale = useLocale()
  const [sender, setSender] = useState(() => new FileSender(fileToSend))
  if (sender.fileToSend.sha256 !== fileToSend.sha256 || sender.fileToSend.kind !== fileToSend.kind)
    setSender(new FileSender(fileToSend))
  const state = useStore(sender.state)

  const tellState = useEffectEvent(onState)
  const localeNow = useEffectEvent(() => locale)
  const tellCompared = useEffectEvent(onCompared)
  useEffect(() => {
    const refusesSimilar = state.kind === 'refused' && state.answer.similarPurchaseCount > 0
    tellState({ stage: stageOf(state), comparison: comparisonOf(state), refusesSimilar })
    const { sha256 } = sender.fileToSend
    if (state.kind === 'refused') tellCompared(sha256, storedRefusal(state.answer, words, localeNow()))
    else if (comparisonOf(state) !== 'asking') tellCompared(sha256, null)
  }, [state, sender, words])

  const storedId = importIdOf(state)
  const tellStored = useEffectEvent((importId: number) => onStored?.(importId))
  useEffect(() => {
    if (storedId !== null) tellStored(storedId)
  }, [storedId])

  const startLate = useEffectEvent(() => setTimeout(() => sender.start(similar), isEdited ? editPause : 0))
  useEffect(() => {
    const timer = startLate()
    return () => {
      clearTimeout(timer)
      sender.abandon()
    }
  }, [sender])

  // The server writes the sentences of its errors.
  const askInLocale = useEffectEvent(() => {
    if (state.kind === 'refused') sender.plan()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when the language changes.
  useEffect(() => askInLocale(), [locale])

  useEffect(() => sender.watch(words), [sender, words])

  return (
    <PoliteFocus value={true}>
      <section className="mc-send fr-mt-4w" aria-label={words.title}>
        <SendingSteps state={state} sender={sender} fileTotal={fileTotal} onAnother={onAnother} />
      </section>
    </PoliteFocus>
  )
}
