import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { RefusalOf } from '../transport/call-server.ts'

/** A request that does not exist for the caller, or that is no longer in a state for what is asked. */
export const refusalOfRequests: RefusalOf = ({ status, detail }, { words }) => {
  if (status === 404) {
    return new Failure(exitCodes.usage, { code: 'unknown-request', ...words.requests.notFound(detail) })
  }
  if (status === 409) return new Failure(exitCodes.refused, { code: 'refused', ...words.requests.refused(detail) })
  return null
}
