import { createHash } from 'node:crypto'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import type { ImportAnswer } from '@ma-cantine/lib/imports/import-answer'
import { importRefusals } from '@ma-cantine/lib/imports/import-refusals'
import type { ImportQuery, SimilarChoice } from '@ma-cantine/lib/imports/imports-api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import type { Caller } from '../http/caller.ts'
import { departureOf } from '../http/client-gone.ts'
import { GivenAnswer, type HeldKey, keyOf, takeKey } from '../http/idempotency.ts'
import { FieldErrors } from '../http/refusal.ts'
import { WrittenAnswer } from '../http/written-answer.ts'
import type { Services } from '../services/services.ts'
import { findPlan, type Plan } from './plans.ts'
import { type FileIdentity, receiveFile, UploadRefused } from './received-file.ts'
import { type RequestScope, refuseLostCanteens, requestScopeOf } from './request-scope.ts'

/** What an import endpoint is called with. */
export interface ImportCall {
  readonly user: User
  readonly caller: Caller
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly query: ImportQuery & { readonly similar?: SimilarChoice | undefined }
}

/** What will not be the same if it is asked again: its answer is not the one to give to the same request. */
const passing = new Set(['data-moved', 'plan-outdated', 'unconfirmed-sender', 'too-many-emails'])

/** One request to import: what it asks for, and the key that its answer is kept under. */
export class ImportRequest {
  readonly call: ImportCall
  readonly scope: RequestScope
  readonly dryRun: boolean
  /** The plan to carry out, if it names one. */
  plan: Plan | null = null
  /** Aborted when the client goes away: what is not written by then is given up. */
  readonly departure: AbortSignal
  private readonly services: Services
  private readonly endpoint: Endpoint
  private readonly key: string | null
  /** The key, once this request alone is at work on it. */
  private held: HeldKey | null = null

  private constructor(services: Services, endpoint: Endpoint, call: ImportCall) {
    this.services = services
    this.endpoint = endpoint
    this.call = call
    this.departure = departureOf(call.request, call.reply)
    this.scope = requestScopeOf(call.caller, endpoint)
    this.dryRun = call.query.dryRun === 'true'
    if (this.dryRun && call.query.plan) throw new FieldErrors({ plan: [importRefusals('plan-of-plan')] })
    this.key = keyOf(call.request)
  }

  /**
   * Reads what a request asks for.
   * @throws FieldErrors (400) when it contradicts itself, Refusal (404) when the user has no such plan.
   */
  static async read(services: Services, endpoint: Endpoint, call: ImportCall): Promise<ImportRequest> {
    const request = new ImportRequest(services, endpoint, call)
    const { plan, similar } = call.query
    if (plan) {
      request.plan = await findPlan(services.database.reader, request.scope, plan)
      if (similar && similar !== request.plan.similar)
        throw new FieldErrors({ similar: [importRefusals('other-choice')] })
    }
    return request
  }

  /** What to do of purchases that are stored already. */
  get similar(): SimilarChoice {
    return this.call.query.similar ?? this.plan?.similar ?? 'allow'
  }

  /** Does the work once, however often the request comes with its key: after that, the first answer is given again. */
  async answerOnce(work: () => Promise<WrittenAnswer>): Promise<WrittenAnswer> {
    if (this.key === null) return work()
    const { database } = this.services
    const taken = await takeKey(database, { ...this.scope, key: this.key })
    if (taken instanceof GivenAnswer) {
      const digest = await this.digestOfUpload()
      await refuseLostCanteens(database.reader, this.call.caller, taken.canteenIds)
      return taken.again(digest, this.call.reply)
    }
    this.held = taken
    try {
      const answer = await work()
      await taken.end('done')
      return answer
    } catch (error) {
      await taken.end('failed')
      throw error
    }
  }

  /** To call first in each transaction that writes: nobody can take the key over from here to its end. */
  async confirmKey(transaction: Knex.Transaction): Promise<void> {
    await this.held?.confirm(transaction)
  }

  /** Writes the answer down as it leaves, under the key of the request, with the canteens that it is about. */
  async writeAnswer(
    transaction: Knex.Transaction,
    { sha256 }: FileIdentity,
    answer: object,
    canteenIds: readonly number[],
  ): Promise<WrittenAnswer> {
    if (!this.endpoint.answer) throw new Error('An import has an answer')
    const checked = this.endpoint.answer.parse(answer) as ImportAnswer
    const body = JSON.stringify(checked)
    // A file that did not come whole is not known well enough to be known again.
    const keeps = sha256 !== null && !checked.errors.some(({ code }) => passing.has(code))
    if (keeps) await this.held?.keep(transaction, this.digestOf(sha256), body, canteenIds)
    return new WrittenAnswer(body)
  }

  /** What the request is, whichever way its bytes came. */
  private digestOf(sha256: string): string {
    const { dryRun, plan, similar } = this.call.query
    return createHash('sha256')
      .update(JSON.stringify([sha256, dryRun, plan, similar]))
      .digest('hex')
  }

  /** Of a request whose answer is known: its file is only looked at to know it again. Null when it is refused unread. */
  private async digestOfUpload(): Promise<string | null> {
    const hash = createHash('sha256')
    const received = { name: null, size: 0 }
    const { importMaxBytes } = this.services.settings
    try {
      for await (const bytes of receiveFile(this.call.request, this.departure, importMaxBytes, received)) {
        hash.update(bytes)
      }
    } catch (error) {
      if (error instanceof UploadRefused) return null
      throw error
    }
    return this.digestOf(hash.digest('hex'))
  }
}
