import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import { isStorable } from '@ma-cantine/lib/table-schema/unreadable-characters'
import type { FastifyInstance } from 'fastify'
import { answerNotFound } from './errors.ts'
import { declareLanguage } from './language.ts'

/** Server options that let `refuseUnfitRequests` see requests that Node would answer by itself, without our headers. */
export const unfitRequestOptions = { requireHostHeader: false } as const

/**
 * Refuses requests without a host, with an unsupported `Expect`, or with what cannot be stored in their path: nothing has
 * such an address, and PostgreSQL cannot even look for U+0000.
 */
export function refuseUnfitRequests(app: FastifyInstance): void {
  const { server } = app
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  app.addHook('onRequest', async (request, reply) => {
    const { raw, headers } = request
    const refuse = (status: number, message: Message) =>
      reply.code(status).send({ detail: message.in(declareLanguage(request, reply)) })
    if (raw.httpVersion === '1.1' && headers.host === undefined) {
      return refuse(400, httpRefusals('no-host'))
    }
    if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
      return refuse(417, httpRefusals('expectation'))
    }
    const { '*': _, ...params } = request.params as Readonly<Record<string, string>>
    if (!Object.values(params).every(isStorable)) return answerNotFound(request, reply)
  })
}
