import { createHash } from 'node:crypto'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import type { ImportAnswer } from '@ma-cantine/lib/imports/import-answer'
import { importRefusals } from '@ma-cantine/lib/imports/import-refusals'
import type { ImportQuery } from '@ma-cantine/lib/imports/imports-api'
import type { SimilarChoice } from '@ma-cantine/lib/imports/similar-choices'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import type { Caller } from '../http/caller.ts'
import { departureSignal } from '../http/client-departure.ts'
import { keyOf, type LeasedKey } from '../http/idempotency.ts'
import { FieldErrors } from '../http/refusal.ts'
import { SerializedAnswer } from '../http/serialized-answer.ts'
import type { Services } from '../services/services.ts'
import { answerOnce } from '../teams/answer-once.ts'
import { type RequestScope, requestScopeOf } from '../teams/request-scope.ts'
import { findPlan, type Plan } from './plans.ts'
import { type FileIdentity, receiveFile, UploadRefusal } from './received-file.ts'

/** Parameters of an import endpoint. */
export interface ImportCall {
  readonly user: User
  readonly caller: Caller
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly query: ImportQuery & { readonly similar?: SimilarChoice | undefined }
}

/** Errors that a retry may not meet: an answer with one of them is not stored for replay. */
const temporaryErrors = new Set(['data-moved', 'plan-outdated', 'unconfirmed-sender', 'too-many-emails'])

/** One request to import, with its options and its idempotency key. */
export class ImportRequest {
  readonly call: ImportCall
  readonly scope: RequestScope
  readonly dryRun: boolean
  /** The plan to carry out, if any. */
  plan: Plan | null = null
  /** Aborts when the client disconnects, which gives up an import that is not being written yet. */
  readonly departure: AbortSignal
  private readonly services: Services
  private readonly endpoint: Endpoint
  private readonly key: string | null
  /** The lease of the key, once this request has it. */
  private leasedKey: LeasedKey | null = null

  private constructor(services: Services, endpoint: Endpoint, call: ImportCall) {
    this.services = services
    this.endpoint = endpoint
    this.call = call
    this.departure = departureSignal(call.request, call.reply)
    this.scope = requestScopeOf(call.caller, endpoint)
    this.dryRun = call.query.dryRun === 'true'
    if (this.dryRun && call.query.plan) throw new FieldErrors({ plan: [importRefusals('plan-of-plan')] })
    this.key = keyOf(call.request)
  }

  /**
   * Reads the options of a request.
   * @throws FieldErrors (400) when they contradict one another, Refusal (404) when the user has no such plan.
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

  /** What the caller wants of purchases that are already stored; null without a choice. */
  get similar(): SimilarChoice | null {
    return this.call.query.similar ?? this.plan?.similar ?? null
  }

  /** Does the work once, however often the request comes with its key: a repeated request gets the first answer. */
  async answerOnce(work: () => Promise<SerializedAnswer>): Promise<SerializedAnswer> {
    if (this.key === null) return work()
    const { caller, reply } = this.call
    const keyed = { caller, reply, scope: this.scope, key: this.key, digest: () => this.digestOfUpload() }
    return answerOnce(this.services.database, keyed, leased => {
      this.leasedKey = leased
      return work()
    })
  }

  /**
   * Confirms the lease of the key. Call it first in each writing transaction: nobody can take the key over until its
   * end.
   */
  async confirmKey(transaction: Knex.Transaction): Promise<void> {
    await this.leasedKey?.confirm(transaction)
  }

  /** Stores the serialised answer under the key of the request, with the ids of its canteens. */
  async writeAnswer(
    transaction: Knex.Transaction,
    { sha256 }: FileIdentity,
    answer: object,
    canteenIds: readonly number[],
  ): Promise<SerializedAnswer> {
    if (!this.endpoint.answer) throw new Error('An import has an answer')
    const checked = this.endpoint.answer.parse(answer) as ImportAnswer
    const body = JSON.stringify(checked)
    // A file that did not arrive completely has no digest to recognise it by.
    const keeps = sha256 !== null && !checked.errors.some(({ code }) => temporaryErrors.has(code))
    if (keeps) await this.leasedKey?.storeAnswer(transaction, this.digestOf(sha256), body, canteenIds)
    return new SerializedAnswer(body)
  }

  /** Digest of the file and of the options, the same for equal requests. */
  private digestOf(sha256: string): string {
    const { dryRun, plan, similar } = this.call.query
    return createHash('sha256')
      .update(JSON.stringify([sha256, dryRun, plan, similar]))
      .digest('hex')
  }

  /** Reads the file of a repeated request only to compute its digest; null when it is refused unread. */
  private async digestOfUpload(): Promise<string | null> {
    const hash = createHash('sha256')
    const received = { name: null, size: 0 }
    const { importMaxBytes } = this.services.settings
    try {
      for await (const bytes of receiveFile(this.call.request, this.departure, importMaxBytes, received)) {
        hash.update(bytes)
      }
    } catch (error) {
      if (error instanceof UploadRefusal) return null
      throw error
    }
    return this.digestOf(hash.digest('hex'))
  }
}
