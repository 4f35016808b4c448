import type {
  CanteensImportAnswer,
  DiagnosticsImportAnswer,
  ImportAnswer,
  RecapImportAnswer,
} from '@ma-cantine/lib/imports/import-answer'
import type { ImportPlan } from '@ma-cantine/lib/imports/import-plan'
import { isRecapAnswer } from '@ma-cantine/lib/imports/is-recap-answer'
import type { SimilarChoice } from '@ma-cantine/lib/imports/similar-choices'
import type { SendProblem } from './send-problem.ts'

export type Answer = ImportAnswer | CanteensImportAnswer | DiagnosticsImportAnswer | RecapImportAnswer

/** An approved plan to carry out. The server carries it out once, however often it is sent under its key. */
export interface Order {
  readonly planId: string
  readonly key: string
  readonly similar: SimilarChoice | null
}

/** Why the user must approve another plan than the one shown before. */
export type Renewal = 'expired' | 'moved'

/** A request to the server. */
export type Work =
  | { readonly kind: 'planning'; readonly similar: SimilarChoice | null; readonly renewal: Renewal | null }
  | { readonly kind: 'sending'; readonly order: Order }
  /** Cancels the plan, or finds out that it was carried out. `problem` is the reason, unless the user asked for it. */
  | { readonly kind: 'withdrawing'; readonly order: Order; readonly problem: SendProblem | null }

/** Problems that pass with time. */
export type Wait = Extract<SendProblem, 'unreachable' | 'busy' | 'under-way'>

/** The state of the sending of one file. The comparison with the stored data starts by itself, and stores nothing. */
export type Sending =
  /** An `interrupted` order was being sent when the page closed: the server may have carried it out. */
  | {
      readonly kind: 'ready'
      readonly interrupted: Order | null
      /** The user stopped the comparison that starts by itself. */
      readonly isStopped?: true
    }
  /** `progress` is the part of the file that is sent, from 0 to 1; null for a request without a file. */
  | { readonly kind: 'working'; readonly work: Work; readonly progress: number | null; readonly tries: number }
  /** Retries at `until`, in milliseconds of the epoch. */
  | {
      readonly kind: 'waiting'
      readonly work: Work
      readonly wait: Wait
      readonly until: number
      readonly tries: number
    }
  | { readonly kind: 'signed-out'; readonly work: Work }
  /** Some purchases are stored already; the user chooses what to do with them. */
  | { readonly kind: 'similar'; readonly answer: Answer; readonly renewal: Renewal | null }
  | {
      readonly kind: 'planned'
      readonly answer: Answer
      readonly plan: ImportPlan
      readonly similar: SimilarChoice | null
      readonly renewal: Renewal | null
    }
  | { readonly kind: 'nothing-to-do'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly answer: Answer }
  | { readonly kind: 'duplicate'; readonly answer: Answer }
  /** Nothing is stored, and nothing will be. */
  | { readonly kind: 'cancelled' }
  /** The import was stored before it could be cancelled. */
  | { readonly kind: 'stored'; readonly importId: number }
  | { readonly kind: 'done'; readonly answer: Answer }
  /** `stored` is null when it is unknown whether the data are stored. */
  | { readonly kind: 'failed'; readonly problem: SendProblem; readonly stored: false | null }

export type SendingEvent =
  | { readonly type: 'plan'; readonly similar?: SimilarChoice | null }
  | { readonly type: 'resume' }
  | { readonly type: 'choose'; readonly similar: SimilarChoice }
  | { readonly type: 'send'; readonly key: string }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' }
  | { readonly type: 'progress'; readonly part: number }
  | { readonly type: 'answered'; readonly answer: Answer }
  | { readonly type: 'withdrawn'; readonly importId: number | null }
  /** `now` in milliseconds of the epoch. */
  | { readonly type: 'failed'; readonly problem: SendProblem; readonly now: number }

export const initialSending: Sending = { kind: 'ready', interrupted: null }

/** Seconds before each retry of a request without answer; the last one repeats. */
const pauses = [1, 2, 4, 8, 10]
const pauseOf: Record<Wait, (tries: number) => number> = {
  unreachable: tries => pauses[Math.min(tries, pauses.length - 1)] ?? 0,
  busy: () => 30,
  'under-way': () => 1,
}

/** @returns the next state; the same one when the event means nothing in it. */
export function reduceSending(state: Sending, event: SendingEvent): Sending {
  switch (event.type) {
    case 'plan':
      return statesBeforePlan.has(state.kind) ? startPlanning(event.similar ?? null, null) : state
    case 'resume':
      return state.kind === 'ready' && state.interrupted
        ? startWork({ kind: 'sending', order: state.interrupted })
        : state
    case 'choose':
      return state.kind === 'similar' ? applyChoice(state, event.similar) : state
    case 'send':
      if (state.kind !== 'planned') return state
      return startWork({
        kind: 'sending',
        order: { planId: state.plan.id, key: event.key, similar: state.similar },
      })
    case 'cancel':
      return cancel(state)
    case 'retry':
      if (state.kind === 'signed-out') return startWork(state.work)
      return state.kind === 'waiting' ? startWork(state.work, state.tries) : state
    case 'progress':
      return state.kind === 'working' ? { ...state, progress: event.part } : state
    case 'answered':
      return state.kind === 'working' ? handleAnswer(state.work, event.answer) : state
    case 'withdrawn':
      return state.kind === 'working' && state.work.kind === 'withdrawing'
        ? handleWithdrawal(state.work.problem, event.importId)
        : state
    case 'failed':
      return state.kind === 'working' ? handleFailure(state.work, state.tries, event) : state
  }
}

const statesBeforePlan: ReadonlySet<Sending['kind']> = new Set(['ready', 'cancelled', 'failed', 'planned', 'refused'])

function startWork(work: Work, tries = 0): Sending {
  return { kind: 'working', work, progress: work.kind === 'withdrawing' ? null : 0, tries }
}

const startPlanning = (similar: SimilarChoice | null, renewal: Renewal | null): Sending =>
  startWork({ kind: 'planning', similar, renewal })

function applyChoice({ answer, renewal }: Extract<Sending, { kind: 'similar' }>, similar: SimilarChoice): Sending {
  // The answer without a choice already describes storing them all, or none of a recap.
  const described = isRecapAnswer(answer) ? 'skip' : 'allow'
  return similar === described ? planOf(answer, null, renewal) : startPlanning(similar, renewal)
}

function cancel(state: Sending): Sending {
  if (state.kind !== 'working' && state.kind !== 'waiting' && state.kind !== 'signed-out') return state
  switch (state.work.kind) {
    // A plan stores nothing.
    case 'planning':
      return { kind: 'ready', interrupted: null, isStopped: true }
    case 'sending':
      return startWork({ kind: 'withdrawing', order: state.work.order, problem: null })
    case 'withdrawing':
      return state
  }
}

function handleAnswer(work: Work, answer: Answer): Sending {
  if (work.kind === 'planning') return handlePlan(work, answer)
  return work.kind === 'sending'
    ? handleImport(work.order, answer)
    : { kind: 'failed', problem: 'unexpected', stored: null }
}

function handlePlan({ similar, renewal }: Extract<Work, { kind: 'planning' }>, answer: Answer): Sending {
  if (answer.duplicateFile) return { kind: 'duplicate', answer }
  // The data changed while the server compared the file with them.
  if (hasError(answer, 'data-moved')) return startPlanning(similar, renewal)
  if (answer.errorCount > 0) return { kind: 'refused', answer }
  if (answer.plan && similar === null && answer.similarPurchaseCount > 0) return { kind: 'similar', answer, renewal }
  return planOf(answer, similar, renewal)
}

function planOf(answer: Answer, similar: SimilarChoice | null, renewal: Renewal | null): Sending {
  if (!answer.plan) return { kind: 'failed', problem: 'unexpected', stored: false }
  if (answer.created + answer.updated === 0) return { kind: 'nothing-to-do', answer }
  return { kind: 'planned', answer, plan: answer.plan, similar, renewal }
}

function handleImport(order: Order, answer: Answer): Sending {
  if (answer.duplicateFile) return { kind: 'duplicate', answer }
  if (hasError(answer, 'plan-expired')) return startPlanning(order.similar, 'expired')
  if (hasError(answer, 'plan-outdated') || hasError(answer, 'data-moved')) return startPlanning(order.similar, 'moved')
  // The order was carried out by another request; withdrawing it gives the import.
  if (hasError(answer, 'plan-applied')) return startWork({ kind: 'withdrawing', order, problem: null })
  if (answer.errorCount > 0) return { kind: 'refused', answer }
  return answer.created + answer.updated === 0 ? { kind: 'nothing-to-do', answer } : { kind: 'done', answer }
}

const hasError = ({ errors }: Answer, code: string): boolean => errors.some(error => error.code === code)

function handleWithdrawal(problem: SendProblem | null, importId: number | null): Sending {
  if (importId !== null) return { kind: 'stored', importId }
  return problem ? { kind: 'failed', problem, stored: false } : { kind: 'cancelled' }
}

function handleFailure(
  work: Work,
  tries: number,
  { problem, now }: Extract<SendingEvent, { type: 'failed' }>,
): Sending {
  switch (problem) {
    case 'unreachable':
    case 'busy':
    case 'under-way': {
      const until = now + pauseOf[problem](tries) * 1000
      return { kind: 'waiting', work, wait: problem, until, tries: tries + 1 }
    }
    case 'signed-out':
      return { kind: 'signed-out', work }
    case 'gone':
      if (work.kind === 'sending') return startPlanning(work.order.similar, 'expired')
      return work.kind === 'withdrawing'
        ? handleWithdrawal(work.problem, null)
        : { kind: 'failed', problem: 'unexpected', stored: false }
    default:
      if (work.kind === 'sending') return startWork({ kind: 'withdrawing', order: work.order, problem })
      return { kind: 'failed', problem, stored: work.kind === 'planning' ? false : null }
  }
}

/** Whether an order is being sent, so that leaving now would leave its result unknown. */
export const isOrderPending = (state: Sending): boolean =>
  (state.kind === 'working' || state.kind === 'waiting' || state.kind === 'signed-out') &&
  state.work.kind !== 'planning'
