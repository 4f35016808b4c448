import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import type { FastifyInstance, onRequestAsyncHookHandler, onRequestHookHandler } from 'fastify'
import { authenticate, type Caller } from '../accounts/authentication.ts'
import { canteenExists, managesCanteen } from '../canteens/team.ts'
import { Refusal } from './refusal.ts'
import { parse } from './zod-messages.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Known once the route's hooks have run. */
    caller: Caller | null
    checkedParams: unknown
  }
}

const signInFirst = 'Vous n’êtes pas connecté, ou votre session a expiré.'
const managersOnly = 'Vous ne gérez pas cette cantine.'
const noSuchCanteen = 'Cette cantine n’existe pas.'

const safeMethods = new Set(['GET', 'HEAD'])

/** Who may call the endpoint, checked before its body is read: 403 for who may not, 404 for a canteen nobody has. */
export function accessHooks(
  app: FastifyInstance,
  endpoint: Endpoint,
): (onRequestHookHandler | onRequestAsyncHookHandler)[] {
  const recogniseCaller: onRequestAsyncHookHandler = async request => {
    request.caller = await authenticate(app.services, request)
  }
  // A browser adds the session cookie to requests that other sites make; nothing adds a token but the script that has it.
  const checkCsrf: onRequestHookHandler = (request, reply, done) => {
    if (request.caller?.by === 'session' && !safeMethods.has(request.method)) app.csrfProtection(request, reply, done)
    else done()
  }
  const checkRights: onRequestAsyncHookHandler = async request => {
    if (endpoint.access !== 'anonymous' && !request.caller) throw new Refusal(403, signInFirst)
    request.checkedParams = endpoint.params ? parse(endpoint.params, request.params) : undefined
    if (endpoint.access !== 'manager' || !request.caller) return
    const { canteenId } = request.checkedParams as { canteenId: number }
    const { reader } = app.services.database
    if (await managesCanteen(reader, request.caller.user.id, canteenId)) return
    throw (await canteenExists(reader, canteenId)) ? new Refusal(403, managersOnly) : new Refusal(404, noSuchCanteen)
  }
  return [recogniseCaller, checkCsrf, checkRights]
}
