import { createHash } from 'node:crypto'
import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import type { Caller } from '../http/caller.ts'
import { keyOf } from '../http/idempotency.ts'
import { SerializedAnswer } from '../http/serialized-answer.ts'
import type { Services } from '../services/services.ts'
import { answerOnce } from './answer-once.ts'
import { requestScopeOf } from './request-scope.ts'

/** A JSON request that writes. */
interface WritingCall {
  readonly caller: Caller
  readonly params: unknown
  readonly body: unknown
  readonly dryRun: boolean
  readonly transaction: Database['transaction']
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

interface Written {
  readonly answer: unknown
  /** Ids of the canteens that the answer shows or is about. */
  readonly canteenIds: readonly number[]
}

/** Runs the work in one transaction, which also stores the answer. */
type Write = (work: (transaction: Knex.Transaction) => Promise<Written>) => Promise<SerializedAnswer>

/**
 * Answers a JSON request that writes and, if it has an `Idempotency-Key`, does so once: a repeated request gets the first
 * answer again. Requests without a body differ by their address. A dry run leaves the key for the request that it is about.
 *
 * @param attempt checks what needs no transaction, then calls `write` once.
 */
export async function writeOnce(
  { database }: Services,
  endpoint: Endpoint,
  { caller, params, body, dryRun, transaction: run, request, reply }: WritingCall,
  attempt: (write: Write) => Promise<SerializedAnswer>,
): Promise<SerializedAnswer> {
  const key = keyOf(request)
  const serialize = ({ answer }: Written) => (endpoint.answer ? JSON.stringify(endpoint.answer.parse(answer)) : '')
  reply.code(endpoint.created && !dryRun ? 201 : 200)
  if (key === null || dryRun) return attempt(async work => new SerializedAnswer(serialize(await run(work))))
  const digest = createHash('sha256')
    .update(JSON.stringify(body ?? params))
    .digest('hex')
  const keyed = { caller, reply, scope: requestScopeOf(caller, endpoint), key, digest: async () => digest }
  return answerOnce(database, keyed, leased =>
    attempt(work =>
      run(async transaction => {
        await leased.confirm(transaction)
        const written = await work(transaction)
        const answer = serialize(written)
        await leased.storeAnswer(transaction, digest, answer, written.canteenIds)
        return new SerializedAnswer(answer)
      }),
    ),
  )
}
