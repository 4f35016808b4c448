import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { NewerDatabaseError } from '../database/migrate.ts'
import { DatabaseBusyError, isLockError, isTemporary } from '../database/trouble.ts'
import { Refusal } from './refusal.ts'

const retryAfter = (seconds: number) => ({ 'retry-after': String(seconds) })

/** The refusal for a temporary failure of the database, null for any other error. */
export function databaseRefusal(error: unknown): Refusal | null {
  const reason = error instanceof DatabaseBusyError ? error.reason : isLockError(error) ? 'lock' : null
  if (reason === 'queue') return new Refusal(503, httpRefusals('long-queue'), retryAfter(60))
  if (reason === 'lock') return new Refusal(409, httpRefusals('data-locked'), retryAfter(3))
  // During a migration, and after one of a later version until this node is replaced.
  const isUpgraded = reason === 'migration' || error instanceof NewerDatabaseError
  return isUpgraded || isTemporary(error) ? new Refusal(503, httpRefusals('unavailable'), retryAfter(5)) : null
}
