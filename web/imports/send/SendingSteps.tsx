import { lazy, Suspense } from 'react'
import { Cancelled } from './Cancelled.tsx'
import { Duplicate } from './Duplicate.tsx'
import { Failed } from './Failed.tsx'
import type { FileSender } from './file-sender.ts'
import { NothingToDo } from './NothingToDo.tsx'
import { Ready } from './Ready.tsx'
import { Refused } from './Refused.tsx'
import { SendProgress } from './SendProgress.tsx'
import { SignedOut } from './SignedOut.tsx'
import { SimilarQuestion } from './SimilarQuestion.tsx'
import { Stored } from './Stored.tsx'
import type { Sending } from './sending.ts'
import { Waiting } from './Waiting.tsx'

/** What knows the columns of every file comes only when there is a plan to read. */
const PlanView = lazy(() => import('./PlanView.tsx'))
const ImportDone = lazy(() => import('./ImportDone.tsx'))

export interface SendingStepsProps {
  readonly state: Sending
  readonly sender: FileSender
  readonly onAnother: () => void
}

/** The state of a sending as people see it. */
export function SendingSteps({ state, sender, onAnother }: SendingStepsProps) {
  const { kind, file } = sender.checked
  switch (state.kind) {
    case 'ready':
      return <Ready interrupted={state.interrupted !== null} sender={sender} />
    case 'working':
      return <SendProgress work={state.work} progress={state.progress} onCancel={sender.cancel} />
    case 'waiting':
      return <Waiting state={state} onRetry={sender.retry} onCancel={sender.cancel} />
    case 'signed-out':
      return <SignedOut work={state.work} onResume={sender.retry} onCancel={sender.cancel} />
    case 'similar':
      return <SimilarQuestion answer={state.answer} onChoice={sender.choose} />
    case 'planned':
      return (
        <Suspense>
          <PlanView state={state} kind={kind} onSend={sender.send} onRestart={sender.plan} />
        </Suspense>
      )
    case 'nothing-to-do':
      return <NothingToDo kind={kind} onAnother={onAnother} />
    case 'refused':
      return <Refused answer={state.answer} onAnother={onAnother} />
    case 'duplicate':
      return <Duplicate answer={state.answer} onAnother={onAnother} />
    case 'cancelled':
      return <Cancelled onAgain={sender.plan} onAnother={onAnother} />
    case 'stored':
      return <Stored importId={state.importId} onAnother={onAnother} />
    case 'done':
      return (
        <Suspense>
          <ImportDone answer={state.answer} kind={kind} fileName={file.name} onAnother={onAnother} />
        </Suspense>
      )
    case 'failed':
      return <Failed problem={state.problem} stored={state.stored} onAgain={sender.plan} onAnother={onAnother} />
  }
}
