import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler, onRequestHookHandler } from 'fastify'
import type { Caller } from './caller.ts'
import { parse } from './parse.ts'
import { Refusal } from './refusal.ts'
import { missingScope, sessionOnly } from './token-refusal.ts'

/** What accounts and teams answer for every route: who calls, and whether they may act on a canteen. */
export interface Rights {
  /** @throws Refusal (403) for a token that is not valid. */
  authenticate(request: FastifyRequest): Promise<Caller | null>
  /** @throws Refusal: 404 for a canteen that nobody has, 403 for one of others. */
  requireManaged(caller: Caller, canteenId: number): Promise<void>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Known once the route's hooks have run. */
    caller: Caller | null
    checkedParams: unknown
  }
}

const safeMethods = new Set(['GET', 'HEAD'])

/** Who may call the endpoint, checked before its body is read: 403 for who may not, 404 for a canteen nobody has. */
export function accessHooks(
  app: FastifyInstance,
  endpoint: Endpoint,
): (onRequestHookHandler | onRequestAsyncHookHandler)[] {
  const recogniseCaller: onRequestAsyncHookHandler = async request => {
    request.caller = withinScope(endpoint, await app.rights.authenticate(request))
  }
  // A browser adds the session cookie to requests that other sites make; nothing adds a token but the script that has it.
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
      if (endpoint.access === 'staff' && !caller.user.isStaff) throw new Refusal(403, httpRefusals('staff-only'))
    }
    request.checkedParams = endpoint.params ? parse(endpoint.params, request.params) : undefined
    if (endpoint.access === 'manager' && caller) {
      const { canteenId } = request.checkedParams as { canteenId: number }
      await app.rights.requireManaged(caller, canteenId)
    }
  }
  return [recogniseCaller, checkCsrf, checkRights]
}

/**
 * To call once a body has come: what its caller was allowed may have ended meanwhile, with the session, the token or the
 * password.
 * @throws Refusal (403) when it has.
 */
export async function confirmCaller(request: FastifyRequest): Promise<void> {
  const { caller } = request
  if (!caller) return
  const now = await request.server.rights.authenticate(request)
  if (now?.accessVersion !== caller.accessVersion) throw new Refusal(403, accountRefusals('sign-in-first'))
}

/** A token does what its scopes name and nothing else; what is open to all, it gets as a visitor does. */
function withinScope({ access, scope }: Endpoint, caller: Caller | null): Caller | null {
  if (!caller?.scopes) return caller
  if (!scope) {
    if (access === 'public') return null
    throw sessionOnly()
  }
  if (!caller.scopes.includes(scope)) throw missingScope(scope)
  return caller
}
