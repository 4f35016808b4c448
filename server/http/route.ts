import type { User } from '@ma-cantine/lib/accounts/user'
import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Database } from '../database/connection.ts'
import { type ReplicatedReads, replicatedReads } from '../database/replicated-reads.ts'
import { rollBack } from '../database/roll-back.ts'
import { accessHooks, confirmCaller } from './access.ts'
import { bodyScopeOf } from './body-scopes.ts'
import type { Caller } from './caller.ts'
import { Download } from './download.ts'
import { isDryRun } from './dry-run.ts'
import { refuseOtherMethods } from './errors.ts'
import { parse } from './parse.ts'
import { type RefuseMore, readBody } from './read-body.ts'
import { SerializedAnswer } from './serialized-answer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint in the contract; undefined for routes outside of it. */
    endpoint?: Endpoint
  }
}

type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Answer<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

export interface Call<Params, Body, Query = undefined> {
  readonly params: Out<Params>
  readonly query: Out<Query>
  readonly body: Out<Body>
  /** The authenticated user, null for an anonymous caller. */
  readonly signedInUser: User | null
  /** The authenticated user, where the `access` of the endpoint requires one. */
  readonly user: User
  /** The user together with their session or token. */
  readonly caller: Caller
  /** Whether the request asks what the call would answer, without its effects. */
  readonly dryRun: boolean
  /** Runs the work in a transaction, which a dry run rolls back: what an endpoint with a `dryRun` writes is written in it. */
  readonly transaction: Database['transaction']
  /** Runs reads of data that a visitor may see a few seconds late; people with an account find all that they wrote. */
  readonly replicated: ReplicatedReads
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface RouteOptions {
  /** The largest body in bytes, for bodies with files. */
  readonly bodyLimit?: number
  /** Whether forms are refused. */
  readonly jsonOnly?: boolean
  readonly refuseMore?: RefuseMore
}

/** Milliseconds after which a body is slow enough for the caller to be checked again. */
const slowBodyTime = 1000

/**
 * Declares a route of the contract. Method, path, rights, input and answer come from the endpoint: the handler gets
 * validated values, and only the described answer leaves the server.
 */
export function route<
  Params extends z.ZodType,
  Body extends z.ZodType,
  AnswerSchema extends z.ZodType,
  Query extends z.ZodType,
>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Body, AnswerSchema, Query>,
  handle: (call: Call<Params, Body, Query>) => Promise<Answer<AnswerSchema> | SerializedAnswer> | Answer<AnswerSchema>,
  { jsonOnly = false, refuseMore, ...options }: RouteOptions = {},
): void {
  app.endpoints.push(endpoint)
  bodyScopeOf(app, endpoint, jsonOnly).route({
    method: endpoint.method,
    url: endpoint.path,
    ...options,
    config: { endpoint },
    onRequest: accessHooks(app, endpoint),
    handler: async (request, reply) => {
      const query = endpoint.query ? parse(endpoint.query, request.query) : undefined
      const dryRun = isDryRun(endpoint, request)
      if (endpoint.body && reply.elapsedTime > slowBodyTime) await confirmCaller(request)
      const body = endpoint.body ? await readBody(endpoint.body, request, refuseMore) : undefined
      const work = handle({
        params: request.checkedParams as Out<Params>,
        query: query as Out<Query>,
        body: body as Out<Body>,
        signedInUser: request.caller?.user ?? null,
        get user() {
          return this.caller.user
        },
        get caller() {
          if (!request.caller) throw new Error(`${endpoint.path} is open to anonymous callers: read "signedInUser"`)
          return request.caller
        },
        dryRun,
        // A token of which a public endpoint has no use is that of somebody all the same.
        replicated: replicatedReads(
          app.services.database,
          request.caller !== null || request.headers.authorization !== undefined,
        ),
        transaction: dryRun ? rollBack(app.services.database) : app.services.database.transaction,
        request,
        reply,
      })
      const answer = await app.services.background.track(Promise.resolve(work))
      if (answer instanceof SerializedAnswer) return answer.send(reply)
      if (answer instanceof Download) return answer.send(reply)
      const content = endpoint.answer?.parse(answer)
      if (content === undefined) return reply.code(endpoint.emptyStatus ?? 204).send()
      // The handler says whether it created something that may have been there already.
      if (endpoint.created !== 'unless-known') reply.code(endpoint.created && !dryRun ? 201 : 200)
      return reply.send(content)
    },
  })
}

/** Answers 405 to undeclared methods. Call it after all routes are declared. */
export function refuseUndeclaredMethods(app: FastifyInstance): void {
  const methods = Map.groupBy(app.endpoints, endpoint => endpoint.path)
  for (const [path, endpoints] of methods) {
    refuseOtherMethods(
      app,
      path,
      endpoints.map(({ method }) => method),
    )
  }
}
