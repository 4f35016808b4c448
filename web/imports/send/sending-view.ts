import type { Comparison } from '../check/VerdictHead.tsx'
import { isOrderPending, type Sending } from './sending.ts'

/** What the rest of the page shows of a sending. */
export interface SendingView {
  readonly stage: SendingStage
  readonly comparison: Comparison
  /** Whether the user chose to remove similar purchases from the file. */
  readonly refusesSimilar: boolean
}

/** Whether the file may still be corrected, is being sent, or has reached its end. */
export type SendingStage = 'open' | 'under-way' | 'over'

const finalStates: ReadonlySet<Sending['kind']> = new Set(['duplicate', 'stored', 'done'])

export const stageOf = (state: Sending): SendingStage =>
  finalStates.has(state.kind) ? 'over' : isOrderPending(state) ? 'under-way' : 'open'

/** The import that stored the file; null as long as there is none. */
export function importIdOf(state: Sending): number | null {
  if (state.kind === 'stored') return state.importId
  return state.kind === 'done' ? state.answer.importId : null
}

export function comparisonOf(state: Sending): Comparison {
  switch (state.kind) {
    case 'ready':
      return state.interrupted || state.isStopped ? 'unknown' : 'asking'
    case 'working':
      return 'asking'
    case 'planned':
    case 'similar':
      return 'right'
    case 'waiting':
    case 'signed-out':
    case 'failed':
    case 'cancelled':
      return 'unknown'
    default:
      return 'told'
  }
}
