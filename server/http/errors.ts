import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDiskFullError } from '../files/disk-full-error.ts'
import { troublePage } from '../pages/trouble-page.ts'
import { ClientGoneError } from './client-departure.ts'
import { databaseRefusal } from './database-refusal.ts'
import { declareLanguage } from './language.ts'
import { isPageRequest } from './page-request.ts'
import { FieldErrors, type FieldMessages, notFound, Refusal } from './refusal.ts'

const bodyProblems: Readonly<Record<string, Message>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: httpRefusals('body-too-large'),
  FST_ERR_CTP_INVALID_JSON_BODY: httpRefusals('bad-json'),
  FST_ERR_CTP_EMPTY_JSON_BODY: httpRefusals('empty-body'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: httpRefusals('content-length'),
}

/** Gives every failure its JSON body; the cause of an unexpected one only goes to the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
}

export const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  answerRefusal(request, reply, notFound(httpRefusals('unknown-address')))

export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const refuse = (status: number, detail: Message) => answerRefusal(request, reply, { status, detail })
  if (error instanceof FieldErrors) return answerFields(request, reply, error.fields)
  if (error instanceof Refusal) return answerRefusal(request, reply, error)
  // Nobody reads this answer: the connection is closed.
  if (error instanceof ClientGoneError) return refuse(400, httpRefusals('bad-request'))
  const refusal = databaseRefusal(error)
  if (refusal) {
    request.log.warn({ err: error }, 'the database could not answer')
    return answerTrouble(request, reply, refusal)
  }
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>
  if (code.startsWith('FST_CSRF_')) return refuse(403, httpRefusals('csrf'))
  // No address has such a long parameter.
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return answerNotFound(request, reply)
  const problem = bodyProblems[code]
  if (problem) return answerFields(request, reply, { nonFieldErrors: [problem] })
  if (statusCode === 415) return refuse(415, httpRefusals('content-type'))
  if (statusCode >= 400 && statusCode < 500) return refuse(statusCode, httpRefusals('bad-request'))
  if (isDiskFullError(error)) {
    request.log.error({ err: error }, 'no room left on a disk')
    return answerTrouble(request, reply, { status: 507, detail: httpRefusals('no-room') })
  }
  request.log.error({ err: error }, 'unexpected error')
  return answerTrouble(request, reply, {
    status: 500,
    detail: httpRefusals('unexpected', request.id),
    more: { requestId: request.id },
  })
}

function answerFields(request: FastifyRequest, reply: FastifyReply, fields: FieldMessages): FastifyReply {
  const locale = declareLanguage(request, reply)
  const texts = Object.entries(fields).map(([field, messages]) => [field, messages.map(each => each.in(locale))])
  return reply.code(400).send(Object.fromEntries(texts))
}

interface Answer extends Pick<Refusal, 'detail'> {
  readonly status: number
  readonly headers?: Refusal['headers']
  readonly more?: Readonly<Record<string, unknown>>
}

function answerRefusal(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  const { status, headers, detail, more } = answer
  const locale = declareLanguage(request, reply)
  return reply
    .code(status)
    .headers({ ...headers })
    .send({ detail: detail.in(locale), ...more })
}

/** Answers a failure on our side: with a page when a browser asked for one, else with JSON. */
function answerTrouble(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  if (!isPageRequest(request)) return answerRefusal(request, reply, answer)
  const { headers, body } = troublePage(answer.detail, declareLanguage(request, reply))
  return reply
    .code(answer.status)
    .headers({ ...answer.headers, ...headers })
    .send(body)
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Answers 405 to the other methods of a known path, before any check of rights. */
export function refuseOtherMethods(app: FastifyInstance, path: string, allowed: readonly string[]): void {
  app.route({
    method: methods.filter(method => !allowed.includes(method)),
    url: path,
    // Runs before the body is read: the method is wrong whatever it contains.
    onRequest: async (request, reply) => {
      const locale = declareLanguage(request, reply)
      // The public service answers PUT this way.
      const patchOnly = request.method === 'PUT' && allowed.includes('PATCH')
      await reply
        .code(405)
        .header('allow', allowed.join(', '))
        .send(
          patchOnly
            ? { error: httpRefusals('patch-only').in(locale) }
            : { detail: httpRefusals('method', request.method).in(locale) },
        )
    },
    handler: async () => undefined,
  })
}
