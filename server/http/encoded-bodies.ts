import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** Refuses compressed bodies (415): their unpacked size is unknown until it is too late. */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase() ?? ''
    if (encoding !== '' && encoding !== 'identity') throw new Refusal(415, httpRefusals('content-encoding'))
  })
}
