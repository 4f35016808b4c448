import { isScope, type Scope } from '@ma-cantine/lib/http/scope'
import { answerConsentRequest, getConsentRequest } from '@ma-cantine/lib/oauth/consent-api'
import { oauthRefusals } from '@ma-cantine/lib/oauth/oauth-refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors, type InteractionResults } from 'oidc-provider'
import { sessionUser } from '../accounts/session.ts'
import { refuseOtherMethods } from '../http/errors.ts'
import { notFound, orNotFound } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { interactionPath, type OauthProvider } from './provider.ts'

const consentPage = '/o/consent/'
const signInPage = '/s-identifier'

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * The steps of a request of an application that need its user: they sign in if necessary, then accept or refuse on the
 * site. All paths are under that of the cookie that ties the request to the browser.
 */
export function interactionRoutes(app: FastifyInstance, services: Services, { provider }: OauthProvider): void {
  const url = `${interactionPath}:uid`

  app.get<{ Params: { uid: string } }>(url, async (request, reply) => {
    const user = await sessionUser(services, request)
    if (!user) return reply.redirect(`${signInPage}?${new URLSearchParams({ next: request.url })}`, 303)
    const underWay = await findRequest({ request, reply })
    // A session on the site also counts for the provider.
    if (underWay?.prompt.name === 'login') {
      return reply.redirect(await finish({ request, reply }, { login: { accountId: String(user.id) } }), 303)
    }
    return reply.redirect(consentPage + encodeURIComponent(request.params.uid), 303)
  })
  refuseOtherMethods(app, url, ['GET'])

  route(app, getConsentRequest, async exchange => {
    const params = await requireConsentRequest(exchange)
    const found = await provider.Client.find(String(params.client_id))
    const client = orNotFound(found, oauthRefusals('removed-application'))
    return {
      applicationName: client.clientName ?? '',
      scopes: scopesOf(params),
      returnHost: new URL(String(params.redirect_uri)).host,
    }
  })

  route(app, answerConsentRequest, async ({ user, body, ...exchange }) => {
    const params = await requireConsentRequest(exchange)
    if (!body.accepted) {
      const refusal = { error: 'access_denied', error_description: 'The user refused the request' }
      return { next: await finish(exchange, refusal) }
    }
    const grant = new provider.Grant({ accountId: String(user.id), clientId: String(params.client_id) })
    grant.addOIDCScope(scopesOf(params).join(' '))
    return { next: await finish(exchange, { consent: { grantId: await grant.save() } }) }
  })

  async function requireConsentRequest(exchange: Exchange) {
    const underWay = await findRequest(exchange)
    if (underWay?.prompt.name !== 'consent') throw notFound(oauthRefusals('request-expired'))
    return underWay.params
  }

  async function findRequest({ request, reply }: Exchange) {
    try {
      const underWay = await provider.interactionDetails(request.raw, reply.raw)
      const { userId } = request.session
      // The session may belong to another user by now.
      const asker = underWay.session?.accountId
      return asker === undefined || asker === String(userId) ? underWay : null
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return null
      throw error
    }
  }

  /** @returns the path where the provider continues. */
  async function finish({ request, reply }: Exchange, result: InteractionResults): Promise<string> {
    return new URL(await provider.interactionResult(request.raw, reply.raw, result)).pathname
  }
}

const scopesOf = ({ scope }: { readonly scope?: unknown }): Scope[] =>
  String(scope ?? '')
    .split(' ')
    .filter(isScope)
