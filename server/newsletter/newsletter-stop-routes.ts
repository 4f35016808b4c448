import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../http/errors.ts'
import { acceptForms } from '../http/form-bodies.ts'
import type { Services } from '../services/services.ts'
import { linkAddress, oneClickPath } from './newsletter-addresses.ts'
import { endSubscription } from './subscriptions.ts'

type Params = { readonly Params: { readonly token: string } }

/**
 * The protocol of mail readers that end a subscription in one click (RFC 8058), no part of the API. They send a form,
 * without any cookie, and need no answer.
 */
export function newsletterStopRoutes(app: FastifyInstance, services: Services): void {
  app.register(async scope => {
    acceptForms(scope)
    scope.post<Params>(oneClickPath, async ({ params }, reply) => {
      await endSubscription(services, params.token)
      return reply.code(200).send({})
    })
  })
  // Those that know no click open the address, which changes nothing: scanners do so too.
  app.get<Params>(oneClickPath, ({ params }, reply) => reply.redirect(linkAddress('', 'quitter', params.token), 303))
  refuseOtherMethods(app, oneClickPath, ['GET', 'HEAD', 'POST'])
}
