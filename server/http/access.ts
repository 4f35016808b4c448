import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler, onRequestHookHandler } from 'fastify'
import type { Caller } from './caller.ts'
import { refuseForeignForm } from './form-bodies.ts'
import { parsePath } from './parse.ts'
import { Refusal } from './refusal.ts'
import { missingScope, sessionOnly } from './token-refusal.ts'

/** The checks that `accounts` and `teams` provide to every route. */
export interface Rights {
  /** @throws Refusal (403) for a token that is not valid. */
  authenticate(request: FastifyRequest): Promise<Caller | null>
  /** @throws Refusal: 404 for a canteen that nobody has, 403 for one of others. */
  requireManaged(caller: Caller, canteenId: number): Promise<void>
  /** @throws Refusal (403) when no code of the second factor was given in the session of the request. */
  requireSecondFactor(caller: Caller, request: FastifyRequest): Promise<void>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the hooks of the route. */
    caller: Caller | null
    checkedParams: unknown
  }
}

const safeMethods = new Set(['GET', 'HEAD'])

/** Hooks that check, before the body is read, who may call the endpoint. */
export function accessHooks(
  app: FastifyInstance,
  endpoint: Endpoint,
): (onRequestHookHandler | onRequestAsyncHookHandler)[] {
  const recogniseCaller: onRequestAsyncHookHandler = async request => {
    if (endpoint.body) refuseForeignForm(request, app.services.settings.publicUrl)
    request.caller = restrictToScope(endpoint, await app.rights.authenticate(request))
  }
  // Browsers add the session cookie to requests of other sites, but never a token.
  const checkCsrf: onRequestHookHandler = (request, reply, done) => {
    if (request.caller?.by === 'session' && !safeMethods.has(request.method)) app.csrfProtection(request, reply, done)
    else done()
  }
  const checkRights: onRequestAsyncHookHandler = async request => {
    const { caller } = request
    if (endpoint.access !== 'public') {
      if (!caller) throw new Refusal(403, accountRefusals('sign-in-first'))
      if (endpoint.access === 'elected' && !caller.user.isElectedOfficial) {
        throw new Refusal(403, httpRefusals('elected-only'))
      }
      if (endpoint.access === 'staff') {
        if (!caller.user.isStaff) throw new Refusal(403, httpRefusals('staff-only'))
        await app.rights.requireSecondFactor(caller, request)
      }
    }
    request.checkedParams = endpoint.params ? parsePath(endpoint.params, request.params) : undefined
    if (endpoint.access === 'manager' && caller) {
      const { canteenId } = request.checkedParams as { canteenId: number }
      await app.rights.requireManaged(caller, canteenId)
    }
  }
  return [recogniseCaller, checkCsrf, checkRights]
}

/**
 * Checks the caller again once the body has arrived: the session, the token or the password may have changed meanwhile.
 * @throws Refusal (403) when the caller has lost access.
 */
export async function confirmCaller(request: FastifyRequest): Promise<void> {
  const { caller } = request
  if (!caller) return
  const now = await request.server.rights.authenticate(request)
  if (now?.accessVersion !== caller.accessVersion) throw new Refusal(403, accountRefusals('sign-in-first'))
}

/** Limits a token to its scopes. On public endpoints without a scope, it counts as anonymous. */
function restrictToScope({ access, scope, otherScope }: Endpoint, caller: Caller | null): Caller | null {
  if (!caller?.scopes) return caller
  if (!scope) {
    if (access === 'public') return null
    throw sessionOnly()
  }
  if (!caller.scopes.some(held => held === scope || held === otherScope)) throw missingScope(scope)
  return caller
}
