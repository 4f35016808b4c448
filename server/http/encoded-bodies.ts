import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** What is sent is read as it is: a body that unfolds would have no size until it is too late. */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase() ?? ''
    if (encoding !== '' && encoding !== 'identity') throw new Refusal(415, httpRefusals('content-encoding'))
  })
}
