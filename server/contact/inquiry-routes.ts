import { sendInquiry } from '@ma-cantine/lib/contact/inquiry-api'
import type { FastifyInstance } from 'fastify'
import { keyOf } from '../http/idempotency.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { storeInquiry } from './store-inquiry.ts'

export function inquiryRoutes(app: FastifyInstance, services: Services): void {
  const { mail, metrics } = services

  route(app, sendInquiry, async ({ body, signedInUser, request, reply }) => {
    const key = keyOf(request)
    // A robot that is refused tries again in another way: it gets the answer of a person.
    if (body.website?.trim()) {
      metrics.refusedRequests.inc({ rule: 'inquiryTrap' })
      return {}
    }
    const isNew = await storeInquiry(services, { inquiry: body, user: signedInUser, key })
    if (!isNew) reply.header('Idempotent-Replayed', 'true')
    mail.drain()
    return {}
  })
}
