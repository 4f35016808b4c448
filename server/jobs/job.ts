import type { Origin } from '../history/history.ts'
import type { Services } from '../services/services.ts'

/** Work that no request asks for. It may be cut short and done again by another node: what it did must not count twice. */
export interface Job {
  readonly name: string
  /** When to do it, as cron says it, in the time of Paris. */
  readonly timetable: string
  /** Missed for longer than that, in hours, it waits for its next time; left out, it is made up for whenever. */
  readonly lateness?: number
  run(services: Services, context: JobContext): Promise<void>
}

/** What the history says of the changes that jobs make. */
export const byJob: Origin = { userId: null, through: 'job', throughId: null }

export interface JobContext {
  /** Aborted when the server stops, or when another node has taken over. */
  readonly signal: AbortSignal
}
