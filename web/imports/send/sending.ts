import type { CanteensImportAnswer, DiagnosticsImportAnswer, ImportAnswer } from '@ma-cantine/lib/imports/import-answer'
import type { ImportPlan } from '@ma-cantine/lib/imports/import-plan'
import type { SimilarChoice } from '@ma-cantine/lib/imports/imports-api'
import type { SendProblem } from './send-problem.ts'

export type Answer = ImportAnswer | CanteensImportAnswer | DiagnosticsImportAnswer

/** What to carry out: a plan, once, however often it is asked for under its key. */
export interface Order {
  readonly planId: string
  readonly key: string
  readonly similar: SimilarChoice | null
}

/** Why the plan that is shown is not the one that was agreed to. */
export type Renewal = 'expired' | 'moved'

/** What is asked of the server. */
export type Work =
  | { readonly kind: 'planning'; readonly similar: SimilarChoice | null; readonly because: Renewal | null }
  | { readonly kind: 'sending'; readonly order: Order }
  /** Makes sure that nothing will be stored; a `problem` is why, when it is not because the user wants so. */
  | { readonly kind: 'withdrawing'; readonly order: Order; readonly problem: SendProblem | null }

/** What passes by itself. */
export type Wait = Extract<SendProblem, 'unreachable' | 'busy' | 'under-way'>

/** Where the sending of one file is. Nothing is sent before the user says so. */
export type Sending =
  /** An `interrupted` order was on its way when the page went: the server may have carried it out. */
  | { readonly kind: 'ready'; readonly interrupted: Order | null }
  /** `progress` is the part of the file that is sent, from 0 to 1; null where no file is. */
  | { readonly kind: 'working'; readonly work: Work; readonly progress: number | null; readonly tries: number }
  /** Tries again at `until` (milliseconds of the epoch). */
  | {
      readonly kind: 'waiting'
      readonly work: Work
      readonly wait: Wait
      readonly until: number
      readonly tries: number
    }
  | { readonly kind: 'signed-out'; readonly work: Work }
  /** Some purchases are stored already: what to do of them is for the user to say. */
  | { readonly kind: 'similar'; readonly answer: Answer; readonly because: Renewal | null }
  | {
      readonly kind: 'planned'
      readonly answer: Answer
      readonly plan: ImportPlan
      readonly similar: SimilarChoice | null
      readonly because: Renewal | null
    }
  | { readonly kind: 'nothing-to-do'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly answer: Answer }
  | { readonly kind: 'duplicate'; readonly answer: Answer }
  /** Nothing is stored, and nothing will be. */
  | { readonly kind: 'cancelled' }
  /** It was stored before it could be cancelled. */
  | { readonly kind: 'stored'; readonly importId: number }
  | { readonly kind: 'done'; readonly answer: Answer }
  /** `stored` is null when nobody can tell. */
  | { readonly kind: 'failed'; readonly problem: SendProblem; readonly stored: false | null }

export type SendingEvent =
  | { readonly type: 'plan' }
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

export const start: Sending = { kind: 'ready', interrupted: null }

/** Seconds before each new try of a request that got no answer; the last one goes on. */
const pauses = [1, 2, 4, 8, 10]
const secondsOf: Record<Wait, (tries: number) => number> = {
  unreachable: tries => pauses[Math.min(tries, pauses.length - 1)] ?? 0,
  busy: () => 30,
  'under-way': () => 1,
}

/** What comes after; an event that has no meaning in a state changes nothing. */
export function next(state: Sending, event: SendingEvent): Sending {
  switch (event.type) {
    case 'plan':
      return mayPlan.has(state.kind) ? plan(null, null) : state
    case 'resume':
      return state.kind === 'ready' && state.interrupted
        ? working({ kind: 'sending', order: state.interrupted })
        : state
    case 'choose':
      return state.kind === 'similar' ? chosen(state, event.similar) : state
    case 'send':
      if (state.kind !== 'planned') return state
      return working({
        kind: 'sending',
        order: { planId: state.plan.id, key: event.key, similar: state.similar },
      })
    case 'cancel':
      return cancel(state)
    case 'retry':
      if (state.kind === 'signed-out') return working(state.work)
      return state.kind === 'waiting' ? working(state.work, state.tries) : state
    case 'progress':
      return state.kind === 'working' ? { ...state, progress: event.part } : state
    case 'answered':
      return state.kind === 'working' ? answered(state.work, event.answer) : state
    case 'withdrawn':
      return state.kind === 'working' && state.work.kind === 'withdrawing'
        ? withdrawn(state.work.problem, event.importId)
        : state
    case 'failed':
      return state.kind === 'working' ? failed(state.work, state.tries, event) : state
  }
}

const mayPlan: ReadonlySet<Sending['kind']> = new Set(['ready', 'cancelled', 'failed', 'planned'])

function working(work: Work, tries = 0): Sending {
  return { kind: 'working', work, progress: work.kind === 'withdrawing' ? null : 0, tries }
}

const plan = (similar: SimilarChoice | null, because: Renewal | null): Sending =>
  working({ kind: 'planning', similar, because })

function chosen({ answer, because }: Extract<Sending, { kind: 'similar' }>, similar: SimilarChoice): Sending {
  // What was asked without a choice is what storing them all gives.
  if (similar === 'allow' && answer.plan) return { kind: 'planned', answer, plan: answer.plan, similar: null, because }
  return plan(similar, because)
}

function cancel(state: Sending): Sending {
  if (state.kind !== 'working' && state.kind !== 'waiting' && state.kind !== 'signed-out') return state
  switch (state.work.kind) {
    // A plan stores nothing.
    case 'planning':
      return start
    case 'sending':
      return working({ kind: 'withdrawing', order: state.work.order, problem: null })
    case 'withdrawing':
      return state
  }
}

function answered(work: Work, answer: Answer): Sending {
  if (work.kind === 'planning') return planned(work, answer)
  return work.kind === 'sending' ? sent(work.order, answer) : { kind: 'failed', problem: 'unexpected', stored: null }
}

function planned({ similar, because }: Extract<Work, { kind: 'planning' }>, answer: Answer): Sending {
  if (answer.duplicateFile) return { kind: 'duplicate', answer }
  // Somebody changed what the file is about while it was looked at.
  if (hasError(answer, 'data-moved')) return plan(similar, because)
  if (answer.errorCount > 0) return { kind: 'refused', answer }
  if (!answer.plan) return { kind: 'failed', problem: 'unexpected', stored: false }
  if (similar === null && answer.similarPurchaseCount > 0) return { kind: 'similar', answer, because }
  if (answer.created + answer.updated === 0) return { kind: 'nothing-to-do', answer }
  return { kind: 'planned', answer, plan: answer.plan, similar, because }
}

function sent(order: Order, answer: Answer): Sending {
  if (answer.duplicateFile) return { kind: 'duplicate', answer }
  if (hasError(answer, 'plan-expired')) return plan(order.similar, 'expired')
  if (hasError(answer, 'plan-outdated') || hasError(answer, 'data-moved')) return plan(order.similar, 'moved')
  // Carried out, but not by this request: the server tells by which.
  if (hasError(answer, 'plan-applied')) return working({ kind: 'withdrawing', order, problem: null })
  if (answer.errorCount > 0) return { kind: 'refused', answer }
  return answer.created + answer.updated === 0 ? { kind: 'nothing-to-do', answer } : { kind: 'done', answer }
}

const hasError = ({ errors }: Answer, code: string): boolean => errors.some(error => error.code === code)

function withdrawn(problem: SendProblem | null, importId: number | null): Sending {
  if (importId !== null) return { kind: 'stored', importId }
  return problem ? { kind: 'failed', problem, stored: false } : { kind: 'cancelled' }
}

function failed(work: Work, tries: number, { problem, now }: Extract<SendingEvent, { type: 'failed' }>): Sending {
  switch (problem) {
    case 'unreachable':
    case 'busy':
    case 'under-way': {
      const until = now + secondsOf[problem](tries) * 1000
      return { kind: 'waiting', work, wait: problem, until, tries: tries + 1 }
    }
    case 'signed-out':
      return { kind: 'signed-out', work }
    case 'gone':
      if (work.kind === 'sending') return plan(work.order.similar, 'expired')
      return work.kind === 'withdrawing'
        ? withdrawn(work.problem, null)
        : { kind: 'failed', problem: 'unexpected', stored: false }
    default:
      if (work.kind === 'sending') return working({ kind: 'withdrawing', order: work.order, problem })
      return { kind: 'failed', problem, stored: work.kind === 'planning' ? false : null }
  }
}

/** Whether an order is on its way: leaving now would leave its end unknown. */
export const isOnItsWay = (state: Sending): boolean =>
  (state.kind === 'working' || state.kind === 'waiting' || state.kind === 'signed-out') &&
  state.work.kind !== 'planning'
