import type { FastifyInstance } from 'fastify'
import { Refusal } from '../http/refusal.ts'

const refusal = 'Les contenus compressés (Content-Encoding) ne sont pas acceptés : envoyez le contenu tel quel.'

/** What is sent is read as it is: a body that unfolds would have no size until it is too late. */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase() ?? ''
    if (encoding !== '' && encoding !== 'identity') throw new Refusal(415, refusal)
  })
}
