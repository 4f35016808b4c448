import type { FastifyInstance } from 'fastify'

/** Lets the requests that Node would answer by itself, without our headers, come to `refuseUnfitRequests`. */
export const unfitRequestsComeIn = { requireHostHeader: false } as const

/** Refuses requests that name no host, or ask something of the server that it does not do. */
export function refuseUnfitRequests(app: FastifyInstance): void {
  const { server } = app
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  app.addHook('onRequest', async ({ raw, headers }, reply) => {
    if (raw.httpVersion === '1.1' && headers.host === undefined) {
      return reply.code(400).send({ detail: 'L’en-tête Host de la requête manque.' })
    }
    if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
      return reply.code(417).send({ detail: 'L’en-tête Expect demande ce que le serveur ne fait pas.' })
    }
  })
}
