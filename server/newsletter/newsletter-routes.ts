import { confirmNewsletter, leaveNewsletter, subscribeNewsletter } from '@ma-cantine/lib/newsletter/newsletter-api'
import { newsletterRefusals } from '@ma-cantine/lib/newsletter/newsletter-refusals'
import type { FastifyInstance } from 'fastify'
import { localeOf } from '../http/language.ts'
import { FieldErrors } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { confirmSubscription, endSubscription, requestSubscription } from './subscriptions.ts'

export function newsletterRoutes(app: FastifyInstance, services: Services): void {
  const { mail } = services

  route(app, subscribeNewsletter, async ({ body, request }) => {
    await requestSubscription(services, body.email, localeOf(request))
    mail.drain()
    return {}
  })

  route(app, confirmNewsletter, async ({ body }) => {
    const email = await confirmSubscription(services, body.token)
    if (email === null) throw new FieldErrors({ nonFieldErrors: [newsletterRefusals('used-newsletter-link')] })
    return { email }
  })

  route(app, leaveNewsletter, async ({ body }) => {
    if (await endSubscription(services, body.token)) return {}
    throw new FieldErrors({ nonFieldErrors: [newsletterRefusals('unknown-subscription')] })
  })
}
