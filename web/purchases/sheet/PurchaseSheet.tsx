import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { SimilarChoice } from '@ma-cantine/lib/imports/similar-choices'
import { readerDay } from '@ma-cantine/lib/messages/today'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useUser } from '../../app/session.ts'
import type { SheetCanteen, SheetStart } from '../../imports/check/check-protocol.ts'
import { type CheckedFile, useFileCheck } from '../../imports/check/use-file-check.ts'
import { FileSending } from '../../imports/send/FileSending.tsx'
import type { SendingView } from '../../imports/send/sending-view.ts'
import { SentThingContext } from '../../imports/send/words/send-words.ts'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { takeRows } from './row-handover.ts'
import { SheetWorkbench } from './SheetWorkbench.tsx'
import { createSentPurchases } from './sent-purchases.ts'
import { deleteSheetDraft, loadSheetDraft } from './sheet-draft.ts'
import { useSheetWords } from './words/sheet-words.ts'
import '../../imports/check/check.css'

export interface PurchaseSheetProps {
  readonly canteens: readonly SheetCanteen[]
}

/** One sheet after the other. */
export function PurchaseSheet({ canteens }: PurchaseSheetProps) {
  const words = useSheetWords()
  const [round, setRound] = useState(0)
  const sent = useMemo(() => createSentPurchases(words), [words])
  return (
    <SentThingContext value={sent}>
      <OneSheet key={round} canteens={canteens} onAnother={() => setRound(round + 1)} />
    </SentThingContext>
  )
}

const kinds = ['achats'] as const
const notStarted: SendingView = { stage: 'open', comparison: 'asking', refusesSimilar: false }

interface OneSheetProps extends PurchaseSheetProps {
  readonly onAnother: () => void
}

function OneSheet({ canteens, onAnother }: OneSheetProps) {
  const words = useSheetWords()
  const owner = useUser()?.id ?? 0
  const [checked, setChecked] = useState<CheckedFile | null>(null)
  const [sending, setSending] = useState<SendingView>(notStarted)
  const [similar, setSimilar] = useState<SimilarChoice | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const announce = useCallback((message: string) => setAnnouncement(message), [])
  const [state, actions] = useFileCheck(kinds, setChecked)
  const [isRestored, setRestored] = useState(false)
  /** Read at the first rendering only: it is consumed by reading. */
  const start = useRef<SheetStart | null>(null)

  const open = useEffectEvent((again: boolean) => {
    const text = loadSheetDraft(owner)?.text ?? null
    if (!start.current || again) start.current = { text, rows: takeRows(), canteens }
    setRestored(text !== null)
    actions.openSheet(`saisie-${readerDay()}.csv`, start.current)
  })
  useEffect(() => open(false), [])

  const { stage, comparison } = sending
  useEffect(() => {
    if (stage === 'over') deleteSheetDraft()
  }, [stage])

  function followSending(next: SendingView): void {
    setSending(next)
    if (next.refusesSimilar) setSimilar('refuse')
    else if (next.comparison === 'right') setSimilar(null)
  }

  const reopen = useEffectEvent(() => open(true))
  if (state.kind !== 'checked') {
    if (state.kind !== 'choosing' || state.problem === null) return <p role="status">{words.opening}</p>
    return (
      <div role="alert">
        <Alert severity="error" as="h2" title={words.broken.title} description={words.broken.text} />
        <Button type="button" className="fr-mt-2w" onClick={reopen}>
          {words.broken.again}
        </Button>
      </div>
    )
  }
  const hasWork = state.verdict.rows > 0
  return (
    <div className="mc-check">
      <p className="fr-sr-only" role="status">
        {announcement}
      </p>
      <SheetWorkbench
        state={state}
        actions={actions}
        canteens={canteens}
        owner={owner}
        isRestored={isRestored}
        isOpen={stage === 'open'}
        isOver={stage === 'over'}
        comparison={comparison}
        announce={announce}
        onEmpty={() => {
          deleteSheetDraft()
          onAnother()
        }}
        sending={
          checked && (
            <FileSending
              fileToSend={checked}
              isEdited={checked.isEdited}
              similar={similar}
              onAnother={onAnother}
              onState={followSending}
              onCompared={actions.tellStored}
            />
          )
        }
      />
      <LeaveGuard active={stage === 'under-way' || (hasWork && stage === 'open')} text={words.leave} />
    </div>
  )
}
