import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isNoRoom } from '../operations/disk-space.ts'
import { troublePage } from '../pages/trouble-page.ts'
import { ClientGone } from './client-gone.ts'
import { databaseRefusal } from './database-refusal.ts'
import { FieldErrors, Refusal } from './refusal.ts'
import { wantsPage } from './wants-page.ts'

const details = {
  csrf: 'Le jeton CSRF est absent ou incorrect. Rechargez la page et recommencez.',
  notFound: 'Cette adresse n’existe pas.',
  method: (method: string) => `La méthode ${method} n’est pas acceptée à cette adresse.`,
  contentType: 'Ce type de contenu n’est pas accepté : envoyez du JSON, ou un fichier là où il est attendu.',
  patchOnly: 'La méthode PUT n’est pas acceptée à cette adresse : envoyez avec PATCH les seuls champs à modifier.',
  badRequest: 'La requête est incorrecte.',
  noRoom:
    'Il n’y a plus de place sur le disque du serveur : rien n’a été enregistré. Réessayez plus tard ; si cela dure, prévenez-nous.',
  unexpected: (reference: string) =>
    `Une erreur est survenue de notre côté. Vous pouvez réessayer plus tard. Si vous nous écrivez, donnez-nous cette référence : ${reference}`,
}

const bodyProblems: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'Le contenu envoyé est trop volumineux.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'Le contenu envoyé n’est pas du JSON bien formé.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'Le contenu envoyé est vide.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'Le contenu envoyé n’a pas la taille annoncée.',
}

/** Gives every failure its JSON body; the cause of an unexpected one goes to the log and nowhere else. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
}

export const answerNotFound = (_: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ detail: details.notFound })

export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof FieldErrors) return reply.code(400).send(error.fields)
  if (error instanceof Refusal) return answerRefusal(error, reply)
  // Nobody reads it: the connection is closed.
  if (error instanceof ClientGone) return reply.code(400).send({ detail: details.badRequest })
  const refusal = databaseRefusal(error)
  if (refusal) {
    request.log.warn({ err: error }, 'the database could not answer')
    return answerTrouble(request, reply, refusal)
  }
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>
  if (code.startsWith('FST_CSRF_')) return reply.code(403).send({ detail: details.csrf })
  // Nothing has so long a name.
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return reply.code(404).send({ detail: details.notFound })
  const problem = bodyProblems[code]
  if (problem) return reply.code(400).send({ nonFieldErrors: [problem] })
  if (statusCode === 415) return reply.code(415).send({ detail: details.contentType })
  if (statusCode >= 400 && statusCode < 500) return reply.code(statusCode).send({ detail: details.badRequest })
  if (isNoRoom(error)) {
    request.log.error({ err: error }, 'no room left on a disk')
    return answerTrouble(request, reply, { status: 507, detail: details.noRoom })
  }
  request.log.error({ err: error }, 'unexpected error')
  return answerTrouble(request, reply, {
    status: 500,
    detail: details.unexpected(request.id),
    more: { requestId: request.id },
  })
}

interface Answer extends Pick<Refusal, 'detail'> {
  readonly status: number
  readonly headers?: Refusal['headers']
  readonly more?: Readonly<Record<string, unknown>>
}

const answerRefusal = ({ status, headers, detail, more }: Answer, reply: FastifyReply): FastifyReply =>
  reply
    .code(status)
    .headers({ ...headers })
    .send({ detail, ...more })

/** Whoever asked for a page gets one: what is wrong is on our side, even before it is known who asks. */
function answerTrouble(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  if (!wantsPage(request)) return answerRefusal(answer, reply)
  const { headers, body } = troublePage(answer.detail)
  return reply
    .code(answer.status)
    .headers({ ...answer.headers, ...headers })
    .send(body)
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Answers 405 to the other methods of a known path, whoever asks. */
export function refuseOtherMethods(app: FastifyInstance, path: string, allowed: readonly string[]): void {
  app.route({
    method: methods.filter(method => !allowed.includes(method)),
    url: path,
    // Before anything reads the body: the method is wrong whatever it holds.
    onRequest: async (request, reply) => {
      await reply
        .code(405)
        .header('allow', allowed.join(', '))
        .send(
          // As clients of the public service know it.
          request.method === 'PUT' && allowed.includes('PATCH')
            ? { error: details.patchOnly }
            : { detail: details.method(request.method) },
        )
    },
    handler: async () => undefined,
  })
}
