import type { Origin } from '../history/history.ts'
import type { Services } from '../services/services.ts'

/** Scheduled work. It may be interrupted and run again by another node, so it must be safe to repeat. */
export interface Job {
  readonly name: string
  /** Cron expression, in the time of Paris. */
  readonly timetable: string
  /** Hours after which a missed run is skipped; without it, a missed run always happens later. */
  readonly lateness?: number
  run(services: Services, context: JobContext): Promise<void>
}

/** Origin of the changes that jobs make, for the history. */
export const byJob: Origin = { userId: null, through: 'job', throughId: null }

export interface JobContext {
  /** Aborts when the server stops, or when another node has taken the job over. */
  readonly signal: AbortSignal
}
