import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { DatabaseBusyError, isLockError, isTemporary } from '../database/trouble.ts'
import { Refusal } from './refusal.ts'

const retryAfter = (seconds: number) => ({ 'retry-after': String(seconds) })

/** The refusal for a temporary failure of the database, null for any other error. */
export function databaseRefusal(error: unknown): Refusal | null {
  if (error instanceof DatabaseBusyError && error.reason === 'queue')
    return new Refusal(503, httpRefusals('long-queue'), retryAfter(60))
  if (error instanceof DatabaseBusyError || isLockError(error))
    return new Refusal(409, httpRefusals('data-locked'), retryAfter(3))
  return isTemporary(error) ? new Refusal(503, httpRefusals('unavailable'), retryAfter(5)) : null
}
