import type { FileTotal } from '@ma-cantine/lib/imports/file-total'
import { lazy, Suspense } from 'react'
import { CancelledView } from './CancelledView.tsx'
import { DuplicateView } from './DuplicateView.tsx'
import { FailureView } from './FailureView.tsx'
import type { FileSender } from './file-sender.ts'
import { NothingToDoView } from './NothingToDoView.tsx'
import { ReadyView } from './ReadyView.tsx'
import { RefusedView } from './RefusedView.tsx'
import { SendProgress } from './SendProgress.tsx'
import { SignedOutView } from './SignedOutView.tsx'
import { SimilarQuestion } from './SimilarQuestion.tsx'
import { StoredView } from './StoredView.tsx'
import type { Sending } from './sending.ts'
import { WaitingView } from './WaitingView.tsx'

/** Loaded only when there is a plan to show: it holds the columns of every kind of file. */
const PlanView = lazy(() => import('./PlanView.tsx'))
const ImportDone = lazy(() => import('./ImportDone.tsx'))

export interface SendingStepsProps {
  readonly state: Sending
  readonly sender: FileSender
  readonly fileTotal: FileTotal | null
  readonly onAnother: () => void
}

/** Renders the state of a sending. */
export function SendingSteps({ state, sender, fileTotal, onAnother }: SendingStepsProps) {
  const { kind, file } = sender.fileToSend
  switch (state.kind) {
    case 'ready':
      if (!state.interrupted && !state.isStopped) return null
      return <ReadyView interrupted={state.interrupted !== null} sender={sender} />
    case 'working':
      return <SendProgress work={state.work} progress={state.progress} onCancel={sender.cancel} />
    case 'waiting':
      return <WaitingView state={state} onRetry={sender.retry} onCancel={sender.cancel} />
    case 'signed-out':
      return <SignedOutView work={state.work} onResume={sender.retry} onCancel={sender.cancel} />
    case 'similar':
      return <SimilarQuestion answer={state.answer} onChoice={sender.choose} />
    case 'planned':
      return (
        <Suspense>
          <PlanView state={state} kind={kind} fileTotal={fileTotal} onSend={sender.send} onRestart={sender.plan} />
        </Suspense>
      )
    case 'nothing-to-do':
      return <NothingToDoView kind={kind} answer={state.answer} onAnother={onAnother} />
    case 'refused':
      return <RefusedView onAgain={sender.plan} />
    case 'duplicate':
      return <DuplicateView answer={state.answer} onAnother={onAnother} />
    case 'cancelled':
      return <CancelledView onAgain={sender.plan} onAnother={onAnother} />
    case 'stored':
      return <StoredView importId={state.importId} onAnother={onAnother} />
    case 'done':
      return (
        <Suspense>
          <ImportDone answer={state.answer} kind={kind} fileName={file.name} onAnother={onAnother} />
        </Suspense>
      )
    case 'failed':
      return <FailureView problem={state.problem} stored={state.stored} onAgain={sender.plan} onAnother={onAnother} />
  }
}
