import { fastifyMultipart } from '@fastify/multipart'
import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import type { FastifyInstance } from 'fastify'
import { acceptForms } from './form-bodies.ts'

/** What is done with a body: `json` is the application itself. */
type BodyKind = 'none' | 'json' | 'json-or-form' | 'upload'

export type BodyScopes = Readonly<Record<BodyKind, FastifyInstance>>

declare module 'fastify' {
  interface FastifyInstance {
    bodyScopes: BodyScopes
  }
}

/**
 * Opens one scope for each kind of body. One for each endpoint took a seventh of the processor time of a start. Call it
 * once the hooks of requests are added: a scope has those that the application has when it opens.
 */
export async function openBodyScopes(app: FastifyInstance): Promise<void> {
  const scopes: Partial<Record<BodyKind, FastifyInstance>> = { json: app }
  // Not returned from a promise: Fastify's instances are promises themselves, of the whole application.
  const open = (kind: BodyKind, prepare: (scope: FastifyInstance) => void | Promise<void>) =>
    app.register(async scope => {
      await prepare(scope)
      scopes[kind] = scope
    })
  await open('none', discardBodies)
  await open('json-or-form', acceptForms)
  await open('upload', leaveBodies)
  app.decorate('bodyScopes', scopes as BodyScopes)
}

/** Where the endpoint is declared; `jsonOnly` refuses forms. */
export const bodyScopeOf = ({ bodyScopes }: FastifyInstance, endpoint: Endpoint, jsonOnly: boolean): FastifyInstance =>
  bodyScopes[endpoint.upload ? 'upload' : !endpoint.body ? 'none' : jsonOnly ? 'json' : 'json-or-form']

/** Any body is discarded without an error. */
function discardBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
}

/**
 * Leaves uploads to their handlers, which read them as they arrive; other types of bodies also reach the handler, which
 * refuses them.
 */
async function leaveBodies(scope: FastifyInstance): Promise<void> {
  discardBodies(scope)
  await scope.register(fastifyMultipart, {
    // The handler counts the bytes itself, to name the limit in its answer.
    limits: { fileSize: Number.MAX_SAFE_INTEGER, files: 5, fields: 50, parts: 55 },
    throwFileSizeLimit: false,
    isPartAFile: (_name, _type, fileName) => fileName !== undefined,
  })
}
