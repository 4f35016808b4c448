import { fastifyMultipart } from '@fastify/multipart'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { accessHooks, confirmCaller } from './access.ts'
import { camelCaseNames } from './body-names.ts'
import type { Caller } from './caller.ts'
import { Download } from './download.ts'
import { refuseOtherMethods } from './errors.ts'
import { parse } from './parse.ts'
import { WrittenAnswer } from './written-answer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the contract says of the route; left out, it is none of the contract's. */
    endpoint?: Endpoint
  }
}

type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Answer<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

export interface Call<Params, Body, Query = undefined> {
  readonly params: Out<Params>
  readonly query: Out<Query>
  readonly body: Out<Body>
  /** Who is asking, null for a visitor. */
  readonly visitor: User | null
  /** Who is asking, where the endpoint's `access` demands somebody. */
  readonly user: User
  /** The same with what they act through: a session, or a token with its limits. */
  readonly caller: Caller
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Milliseconds from which a body has taken so long to come that it is asked again who is calling. */
const longReading = 1000

/**
 * Declares a route; there is no other way. Method, path, rights, input and answer come from the endpoint: the handler
 * gets checked values, and nothing leaves that the endpoint's answer does not describe. `bodyLimit` (bytes) is for bodies
 * that carry files.
 */
export function route<
  Params extends z.ZodType,
  Body extends z.ZodType,
  AnswerSchema extends z.ZodType,
  Query extends z.ZodType,
>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Body, AnswerSchema, Query>,
  handle: (call: Call<Params, Body, Query>) => Promise<Answer<AnswerSchema> | WrittenAnswer> | Answer<AnswerSchema>,
  options: { readonly bodyLimit?: number } = {},
): void {
  app.endpoints.push(endpoint)
  const declare = (scope: FastifyInstance): void => {
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      ...options,
      config: { endpoint },
      onRequest: accessHooks(app, endpoint),
      handler: async (request, reply) => {
        const query = endpoint.query ? parse(endpoint.query, request.query) : undefined
        if (endpoint.body && reply.elapsedTime > longReading) await confirmCaller(request)
        const body = endpoint.body ? parse(endpoint.body, camelCaseNames(request.body)) : undefined
        const work = handle({
          params: request.checkedParams as Out<Params>,
          query: query as Out<Query>,
          body: body as Out<Body>,
          visitor: request.caller?.user ?? null,
          get user() {
            return this.caller.user
          },
          get caller() {
            if (!request.caller) throw new Error(`${endpoint.path} is open to visitors: look at "visitor"`)
            return request.caller
          },
          request,
          reply,
        })
        const answer = await app.services.background.answer(Promise.resolve(work))
        if (answer instanceof WrittenAnswer) return answer.send(reply)
        if (answer instanceof Download) return answer.send(reply)
        const content = endpoint.answer?.parse(answer)
        if (content === undefined) return reply.code(204).send()
        return reply.code(endpoint.created ? 201 : 200).send(content)
      },
    })
  }
  if (endpoint.upload) app.register(async scope => uploadScope(scope, declare))
  else if (endpoint.body) declare(app)
  else app.register(async scope => bodilessScope(scope, declare))
}

/** An endpoint without a body takes whatever comes as one: what is sent all the same is thrown away, not judged. */
function bodilessScope(scope: FastifyInstance, declare: (scope: FastifyInstance) => void): void {
  scope.removeAllContentTypeParsers()
  throwBodiesAway(scope)
  declare(scope)
}

function throwBodiesAway(scope: FastifyInstance): void {
  scope.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
}

/** An upload is read by its handler as it comes; what is not an upload at all is for the handler to refuse as well. */
function uploadScope(scope: FastifyInstance, declare: (scope: FastifyInstance) => void): void {
  scope.removeAllContentTypeParsers()
  scope.register(fastifyMultipart, {
    // The handler counts the bytes itself, to name the limit in its answer.
    limits: { fileSize: Number.MAX_SAFE_INTEGER, files: 5, fields: 50, parts: 55 },
    throwFileSizeLimit: false,
    isPartAFile: (_name, _type, fileName) => fileName !== undefined,
  })
  throwBodiesAway(scope)
  scope.after(() => declare(scope))
}

/** To call once every route is declared. */
export function closeRoutes(app: FastifyInstance): void {
  const methods = Map.groupBy(app.endpoints, endpoint => endpoint.path)
  for (const [path, endpoints] of methods) {
    refuseOtherMethods(
      app,
      path,
      endpoints.map(({ method }) => method),
    )
  }
}
