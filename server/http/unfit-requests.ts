import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import type { FastifyInstance } from 'fastify'
import { languageOfAnswer } from './language.ts'

/** Lets the requests that Node would answer by itself, without our headers, come to `refuseUnfitRequests`. */
export const unfitRequestsComeIn = { requireHostHeader: false } as const

/** Refuses requests that name no host, or ask something of the server that it does not do. */
export function refuseUnfitRequests(app: FastifyInstance): void {
  const { server } = app
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  app.addHook('onRequest', async (request, reply) => {
    const { raw, headers } = request
    const refuse = (status: number, message: Message) =>
      reply.code(status).send({ detail: message.in(languageOfAnswer(request, reply)) })
    if (raw.httpVersion === '1.1' && headers.host === undefined) {
      return refuse(400, httpRefusals('no-host'))
    }
    if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
      return refuse(417, httpRefusals('expectation'))
    }
  })
}
