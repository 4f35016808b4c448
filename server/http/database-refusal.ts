import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { DatabaseBusy, isLocked, isPassing } from '../database/trouble.ts'
import { Refusal } from './refusal.ts'

const retryAfter = (seconds: number) => ({ 'retry-after': String(seconds) })

/** What to answer when the database could not do its work now but may soon, null when the error is something else. */
export function databaseRefusal(error: unknown): Refusal | null {
  if (error instanceof DatabaseBusy && error.reason === 'line')
    return new Refusal(503, httpRefusals('long-queue'), retryAfter(60))
  if (error instanceof DatabaseBusy || isLocked(error))
    return new Refusal(409, httpRefusals('data-locked'), retryAfter(3))
  return isPassing(error) ? new Refusal(503, httpRefusals('unavailable'), retryAfter(5)) : null
}
