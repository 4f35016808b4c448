import { fastifyMultipart } from '@fastify/multipart'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { accessHooks } from './access.ts'
import { refuseOtherMethods } from './errors.ts'
import { parse } from './zod-messages.ts'

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
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * Declares a route; there is no other way. Method, path, rights, input and answer come from the endpoint: the handler
 * gets checked values, and nothing leaves that the endpoint's answer does not describe.
 */
export function route<
  Params extends z.ZodType,
  Body extends z.ZodType,
  AnswerSchema extends z.ZodType,
  Query extends z.ZodType,
>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Body, AnswerSchema, Query>,
  handle: (call: Call<Params, Body, Query>) => Promise<Answer<AnswerSchema>> | Answer<AnswerSchema>,
): void {
  app.endpoints.push(endpoint)
  const declare = (scope: FastifyInstance): void => {
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      onRequest: accessHooks(app, endpoint),
      handler: async (request, reply) => {
        const query = endpoint.query ? parse(endpoint.query, request.query) : undefined
        const body = endpoint.body ? parse(endpoint.body, request.body) : undefined
        const answer = await handle({
          params: request.checkedParams as Out<Params>,
          query: query as Out<Query>,
          body: body as Out<Body>,
          visitor: request.caller?.user ?? null,
          get user() {
            if (!request.caller) throw new Error(`${endpoint.path} is open to visitors: look at "visitor"`)
            return request.caller.user
          },
          request,
          reply,
        })
        const content = endpoint.answer?.parse(answer)
        if (content === undefined) return reply.code(204).send()
        return reply.code(endpoint.created ? 201 : 200).send(content)
      },
    })
  }
  if (endpoint.upload) app.register(async scope => uploadScope(scope, declare))
  else declare(app)
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
  scope.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
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
