import type { FastifyReply } from 'fastify'
import type { Database } from '../database/connection.ts'
import type { Caller } from '../http/caller.ts'
import { type LeasedKey, StoredAnswer, takeKey } from '../http/idempotency.ts'
import type { SerializedAnswer } from '../http/serialized-answer.ts'
import { type RequestScope, refuseLostCanteens } from './request-scope.ts'

/** A request with an idempotency key. */
export interface KeyedRequest {
  readonly caller: Caller
  readonly reply: FastifyReply
  readonly scope: RequestScope
  readonly key: string
  /** Digest of what is asked, null when it cannot be known; called for a repeated request only. */
  readonly digest: () => Promise<string | null>
}

/**
 * Does the work once, however often the request comes with its key: a repeated request gets the first answer, as long as
 * its caller still manages the canteens that it shows.
 *
 * @param work confirms the key first and stores its answer last, in the transaction that writes.
 */
export async function answerOnce(
  database: Database,
  { caller, reply, scope, key, digest }: KeyedRequest,
  work: (key: LeasedKey) => Promise<SerializedAnswer>,
): Promise<SerializedAnswer> {
  const taken = await takeKey(database, { ...scope, key })
  if (taken instanceof StoredAnswer) {
    const asked = await digest()
    await refuseLostCanteens(database.reader, caller, taken.canteenIds)
    return taken.replay(asked, reply)
  }
  try {
    const answer = await work(taken)
    await taken.end('done')
    return answer
  } catch (error) {
    await taken.end('failed')
    throw error
  }
}
